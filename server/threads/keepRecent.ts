/**
 * Keeps what was made of the last so many texts, for whoever asks again; what fails is made anew. Who asks while it is
 * made waits for the same.
 */
export function keepRecent<T>(count: number): (text: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return (text, make) => {
    const made = kept.get(text) ?? make()
    // What was asked for last is forgotten last.
    kept.delete(text)
    kept.set(text, made)
    made.catch(() => kept.delete(text))
    const [oldest] = kept.keys()
    if (kept.size > count && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
