/**
 * The expression that a rule's pattern stands for. Whole characters count where it can be read so (flag `u`); what only
 * the older grammar knows, such as `[\w-.]` or `\-`, is read by that. Throws a `SyntaxError` for what neither reads.
 */
export function compilePattern(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return new RegExp(pattern)
  }
}
