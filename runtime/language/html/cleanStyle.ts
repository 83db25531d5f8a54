const colour = /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/-]+(deg)?[\d\s.,%/-]*\))$/i
const length = /^(0|auto|\d{1,4}(\.\d+)?(px|pt|em|rem|%|ch|ex|cm|mm|in|pc)?)$/i
const words = /^[a-z-]+( [a-z-]+){0,3}$/i
const border = /^(none|0|[\da-z.]+( [\da-z.#-]+){0,2}( rgba?\([\d\s.,%]+\))?)$/i

/** What a text may say of its own look, and how its values are written. Nothing that fetches, covers or leaves its place. */
const allowed: ReadonlyMap<string, RegExp> = new Map([
  ['color', colour],
  ['background-color', colour],
  ['background', colour],
  ['text-align', /^(left|right|center|justify|start|end)$/i],
  ['text-decoration', words],
  ['text-decoration-line', words],
  ['text-indent', length],
  ['font-size', /^(\d{1,3}(\.\d+)?(px|pt|em|rem|%)|(x{0,2}-)?(small|large)|medium|smaller|larger)$/i],
  ['font-weight', /^([1-9]00|normal|bold|bolder|lighter)$/i],
  ['font-style', words],
  ['font-family', /^[\p{L}\d\s,'"-]+$/u],
  ['line-height', /^(normal|\d{1,3}(\.\d+)?(px|pt|em|rem|%)?)$/i],
  ['letter-spacing', length],
  ['vertical-align', words],
  ['white-space', words],
  ['list-style-type', words],
  ['float', /^(left|right|none)$/i],
  ['width', length],
  ['min-width', length],
  ['max-width', length],
  ['height', length],
  ['margin-left', length],
  ['margin-right', length],
  ['padding-left', length],
  ['border', border],
  ['border-color', colour],
  ['border-style', words],
  ['border-width', length],
  ['border-collapse', words],
])

/** The declarations of a style attribute that are harmless, as CSS; empty when none is. */
export function cleanStyle(style: string): string {
  return style
    .split(';')
    .flatMap((declaration) => {
      const at = declaration.indexOf(':')
      const name = declaration.slice(0, at).trim().toLowerCase()
      const value = declaration.slice(at + 1).trim()
      return at > 0 && allowed.get(name)?.test(value) ? `${name}: ${value}` : []
    })
    .join('; ')
}
