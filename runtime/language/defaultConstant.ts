const quoted = /^(?:'([^'\\]*)'|"([^"\\]*)")$/
const number = /^-?\d+(?:\.\d+)?$/

/** What a constant between double braces says, as in `{{ 2 }}` or `{{ 'new' }}` (wire contract 7.14). */
export type DefaultConstant = { readonly value: string | number }

/**
 * Reads a default that is a constant between double braces: a number, a text in quotes, or a truth value as the text that
 * stands for it. Undefined for everything else: a formula or a function is a script.
 */
export function readDefaultConstant(text: string): DefaultConstant | undefined {
  const [, inner] = /^\{\{([^{}]*)\}\}$/.exec(text.trim()) ?? []
  const written = inner?.trim()
  if (written === undefined) return undefined
  if (number.test(written)) return { value: Number(written) }
  if (written === 'true' || written === 'false') return { value: written }
  const [, single, double] = quoted.exec(written) ?? []
  const value = single ?? double
  return value === undefined ? undefined : { value }
}
