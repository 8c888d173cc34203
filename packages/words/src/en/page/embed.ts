export const words = {
  'embed.open': 'Open in Forceout',
  'embed.nothing': 'There is nothing to show',
  'embed.nothing.about':
    'Give the table a position, a record or the code of a table: position="…", record="…" or table="…".',
  'embed.missing': 'The record is not there',
  'embed.missing.about': 'Nothing could be loaded from {address}. Check the address of the file.',
  'embed.position.bad': 'This is no position',
  'embed.position.bad.about': 'Its code cannot be read: {part}. Copy the whole code again from the analysis board.',
  'embed.record.bad': 'This record cannot be shown',
  'embed.record.line': 'Line {line}: {why}',
  'embed.table.bad': 'This table cannot be watched',
  'embed.table.off': 'The server does not answer. Load the page again in a while.',
  'embed.table.private': 'It is not open to everybody. Use the code of the table.',
  'embed.table.soon': 'The match has not begun yet.',
  'embed.table.lost': 'The connection is lost. It comes back by itself.',
};
