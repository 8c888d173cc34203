/** What goes along with an entry, said the same way to both data bases. */
export const CREATE = `INSERT INTO streams (id, kind, code, class_id, made, card) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT DO NOTHING`;
export const TOUCH = 'UPDATE wakes SET touched = $2, wake_at = $3, claimed_until = 0 WHERE stream_id = $1';
export const SHOW = 'UPDATE streams SET card = $2 WHERE id = $1';
export const NAME = `INSERT INTO roster (stream_id, key, name) VALUES ($1, $2, $3)
  ON CONFLICT (stream_id, key) DO UPDATE SET name = excluded.name`;
