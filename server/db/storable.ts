/** Whether the database can keep a text: PostgreSQL holds no NUL and no half of a character. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
