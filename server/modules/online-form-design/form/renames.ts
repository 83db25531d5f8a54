/** What fields were called, and what they are called now. */
export type Renames = ReadonlyMap<string, string>
