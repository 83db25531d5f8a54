/** One small change of one line of a source file, as a slip of the keyboard could make it. */
export interface Mutation {
  /** The file, relative to the project, with `/`. */
  readonly file: string
  /** The line, counted from 1. */
  readonly line: number
  /** Which operator made it. */
  readonly operator: string
  /** Where the replaced text begins and ends in the file, in characters. */
  readonly start: number
  readonly end: number
  /** What stands there, and what takes its place. */
  readonly from: string
  readonly to: string
  /** The whole line as it stands, without the white space around it. */
  readonly text: string
}

/** The name of a mutation that survives edits elsewhere in the file, for the list of those that change nothing. */
export function toMutationKey({ file, operator, from, to, text }: Mutation): string {
  return [file, operator, text, `${from} → ${to}`].join(' | ')
}

/** The source with the mutation in it. */
export function applyMutation(source: string, { start, end, to }: Mutation): string {
  return source.slice(0, start) + to + source.slice(end)
}
