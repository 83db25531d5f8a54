/** What the server would read as more than the text itself, in the order of the readings of wire contract 2.1. */
const grammar = /^(['"]).*\1$|^\*|\*$|^[!<>]|^(?:gt|ge|lt|le) |,/s
const quoted = /^(['"]).*\1$/s

const quote = (text: string): string => {
  const mark = /^'|'$/.test(text) ? '"' : "'"
  return mark + text + mark
}

/**
 * Writes a text so that the server compares for equality with exactly that text. The grammar has two escapes: a value in
 * quotes is the literal inside, and `++` stands for one `+` when the value is not quoted. A lone `*` needs neither.
 * Servers that do not know the quotes then find no record, where the bare text would find wrong ones.
 */
export function toLiteral(text: string): string {
  if (text === '*') return text
  if (grammar.test(text)) return quote(text)
  return text.includes('++') ? text.replaceAll('+', '++') : text
}

/** Writes the operand of a comparison: only quotes around the whole would be lost. */
export const toOperand = (text: string): string => (quoted.test(text) ? quote(text) : text)

/** Writes the operand of "not equal", which a star at its end would turn into a search for a start. */
export const toUnequal = (text: string): string => (quoted.test(text) || text.endsWith('*') ? quote(text) : text)
