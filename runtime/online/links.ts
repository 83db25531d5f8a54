/** Places of the family's addresses: `{{field}}` and `${field}`. */
const place = /\{\{\s*(?:record\.|row\.)?([A-Za-z_]\w*)\s*\}\}|\$\{\s*([A-Za-z_]\w*)\s*\}/g

/** Words that stand for what no address may carry out of the app. */
const secrets: ReadonlySet<string> = new Set(['access_token', 'token'])

/** Whether an address leads to a page: a scheme that could run something is none (wire contract 5, F5). */
const isAddress = (href: string): boolean => {
  const [, scheme] = /^\s*([^/?#:{]*):/.exec(href) ?? []
  return scheme === undefined || /^(https?|mailto|tel)$/i.test(scheme)
}

/**
 * The address of a column as pages say it, a template over `record` (wire contract 1.15, `fieldHref`). Undefined for one
 * that holds more than names of fields: it would be a script, or carry a secret.
 */
export function toLink(href: string): string | undefined {
  const names = [...href.matchAll(place)].map(([, first, second]) => (first ?? second ?? '').toLowerCase())
  const rest = href.replace(place, '')
  if (href === '' || !isAddress(href)) return undefined
  if (names.some((name) => secrets.has(name)) || /\{\{|\}\}|\$\{/.test(rest)) return undefined
  return href.replace(place, (_whole, first: string | undefined, second: string | undefined) => {
    return `{{ record.${first ?? second ?? ''} }}`
  })
}
