/** Makes room in a memory: the entry that was put in first goes. */
export function dropOldest<K>(memory: Map<K, unknown>): void {
  for (const oldest of memory.keys()) {
    memory.delete(oldest);
    return;
  }
}
