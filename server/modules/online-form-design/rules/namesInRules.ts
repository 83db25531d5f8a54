import { findRuleNames, parseJson, type RuleNames } from '../../../../runtime/language/index.ts'
import { loadLanguage } from '../../../packs/language.ts'

const start = '/rules'

/** What the rules of a form name, whose table is called `table` in them. */
export async function readNames(text: string, table: string): Promise<RuleNames> {
  const rules = parseJson(text)
  const { collectPlaces } = await loadLanguage()
  const places = collectPlaces({ rules }, 'form').filter(({ path }) => path.startsWith(`${start}/`))
  const own = places.map((place) => ({ ...place, path: place.path.slice(start.length) }))
  return findRuleNames(rules, own, table)
}
