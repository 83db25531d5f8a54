import { splitIds } from '../../http/resource/index.ts'

/** What is stored, and what of it the caller sees. */
export interface Seen<Value> {
  readonly stored: Value
  readonly seen: Value
}

/** The parts of a comma list that the caller does not see: they stay, whatever the caller writes. */
export function findHidden({ stored, seen }: Seen<string | null>): readonly string[] {
  const shown = splitIds(seen ?? '')
  return splitIds(stored ?? '').filter((part) => !shown.includes(part))
}
