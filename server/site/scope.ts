import {
  compileExpression,
  type Expression,
  isObject,
  isTemplate,
  resolveTemplates,
} from '../../runtime/language/index.ts'

/** A record of a call. */
export type SiteRecord = Readonly<Record<string, unknown>>

/** What formulas and templates of a page read while the server writes its text; the same names as in a browser. */
export interface SiteScope {
  readonly record?: SiteRecord
  readonly rows: readonly SiteRecord[]
  readonly index?: number
  readonly given: SiteRecord
  readonly state: SiteRecord
  readonly sources: SiteRecord
  readonly query: SiteRecord
  readonly route: SiteRecord
  readonly page: SiteRecord
  readonly user: SiteRecord
}

const known = new Map<string, Expression | undefined>()
const most = 2_000

function compile(source: string): Expression | undefined {
  if (known.has(source)) return known.get(source)
  const compiled = compileExpression(source)
  const expression = compiled.ok ? compiled.expression : undefined
  const oldest = known.keys().next()
  if (known.size >= most && !oldest.done) known.delete(oldest.value)
  known.set(source, expression)
  return expression
}

/** The value of a formula; nothing for one that cannot be worked out, as in a browser. */
export function evaluate(source: string, scope: SiteScope): unknown {
  const result = compile(source)?.evaluate({ ...scope })
  return result?.ok === true ? result.value : undefined
}

/** Whether a part with a condition shows. */
export const isShown = (condition: unknown, scope: SiteScope): boolean =>
  typeof condition !== 'string' || Boolean(evaluate(condition, scope))

/** Values whose texts may be templates. */
export const resolve = (values: unknown, scope: SiteScope): SiteRecord => {
  const { value } = resolveTemplates(values ?? {}, { ...scope })
  return isObject(value) ? value : {}
}

/** A value as it stands in a text. */
export const toText = (value: unknown): string =>
  value === null || value === undefined || isObject(value)
    ? ''
    : Array.isArray(value)
      ? value.map(toText).join(', ')
      : String(value)

/** A text of the document in the language of the reader, with what its templates give. */
export function writeText(source: unknown, scope: SiteScope, text: (source: string) => string): string {
  if (typeof source !== 'string') return ''
  const written = text(source)
  return isTemplate(written) ? toText(resolve({ written }, scope).written) : written
}
