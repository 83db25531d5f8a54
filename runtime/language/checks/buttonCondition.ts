/** The condition of a button as an expression over `record`, or the first of its terms that cannot be read. */
export type ButtonCondition =
  | { readonly ok: true; readonly expression: string | undefined }
  | { readonly ok: false; readonly term: string }

type Write = (field: string, value: string) => string

const listed = (value: string): string => JSON.stringify(value.split(',').map((part) => part.trim()))

/** The operators of wire contract 3.3. */
const operators: Readonly<Record<string, Write>> = {
  eq: (field, value) => `${field} == ${JSON.stringify(value)}`,
  ne: (field, value) => `${field} != ${JSON.stringify(value)}`,
  in: (field, value) => `includes(${listed(value)}, ${field})`,
  empty: (field, value) => (value === 'true' ? `isEmpty(${field})` : `!isEmpty(${field})`),
}

/** A term `field#op#value`; the value may hold anything but what divides terms. */
function toTerm(term: string): string | undefined {
  const [, field, operator = '', value = ''] = /^\s*([A-Za-z_]\w*)\s*#\s*(\w+)\s*(?:#([\s\S]*))?$/.exec(term) ?? []
  if (field === undefined || !Object.hasOwn(operators, operator)) return undefined
  return operators[operator]?.(`record.${field}`, value.trim())
}

/**
 * Reads the condition under which a button of a record shows: terms joined by `&&` inside `||`, without parentheses
 * (wire contract 3.3). An empty condition always holds.
 */
export function toButtonCondition(text: string): ButtonCondition {
  if (text.trim() === '') return { ok: true, expression: undefined }
  const groups = text.split('||').map((group) => group.split('&&'))
  const broken = groups.flat().find((term) => toTerm(term) === undefined)
  if (broken !== undefined) return { ok: false, term: broken }
  return { ok: true, expression: groups.map((group) => group.map(toTerm).join(' && ')).join(' || ') }
}

/** The same condition with its fields under other names. */
export const renameInCondition = (text: string, rename: (field: string) => string): string =>
  text.replace(/(^|\|\||&&)(\s*)([A-Za-z_]\w*)(?=\s*#)/g, (_whole, joint: string, space: string, field: string) => {
    return `${joint}${space}${rename(field)}`
  })
