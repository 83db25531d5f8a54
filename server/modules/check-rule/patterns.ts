/**
 * The expression that the pattern of a check rule stands for; it has to match the whole part that it checks. Whole
 * characters count where it can be read so; what only the older grammar knows, such as `\-`, is read by that. Throws a
 * `SyntaxError` for what neither reads.
 */
export function compileWholePattern(pattern: string): RegExp {
  // A pattern of its own first, so that `a)|(b` cannot close the group around it.
  const flags = compile(pattern, 'u') ? 'u' : ''
  if (flags === '') new RegExp(pattern)
  return new RegExp(`^(?:${pattern})$`, flags)
}

function compile(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags)
    return true
  } catch {
    return false
  }
}
