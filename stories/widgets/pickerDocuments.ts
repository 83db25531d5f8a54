import { type Model, type Page, resolvePage } from '../../runtime/language/index.ts'
import texts from '../../schemas/system/i18n/en.json'
import model from '../../schemas/system/models/user.json'
import simplePage from '../../schemas/system/pages/simple-user-picker.json'
import byDepartPage from '../../schemas/system/pages/user-by-depart-picker.json'
import userPage from '../../schemas/system/pages/user-picker.json'
import type { PageDocument } from '../kinds/PageStage.tsx'

const words: Readonly<Record<string, string>> = texts
const toWords = (label = '') => words[label.replace('@:', '')] ?? label

/** A page that ships, with what its model and its pack say written into it: the stage knows neither. */
function withModel({ model: _id, ...page }: typeof userPage | typeof byDepartPage | typeof simplePage): PageDocument {
  const { fields } = resolvePage(page as unknown as Page, model as unknown as Model)
  const named = Object.entries(fields).map(([name, field]) => [name, { ...field, label: toWords(field.label) }])
  return { ...page, title: toWords(page.title), fields: Object.fromEntries(named) }
}

export const userPickerPage = withModel(userPage)
export const simpleUserPickerPage = withModel(simplePage)
export const userByDepartPickerPage = withModel(byDepartPage)

interface FormField {
  readonly label: string
  readonly widget?: string
  readonly props?: object
}

/** A form with a picker and the fields beside it. */
export const formWith = (fields: Readonly<Record<string, FormField>>): PageDocument => ({
  kind: 'form',
  id: 'shop.team-form',
  version: 1,
  title: 'Team',
  source: { rest: '/shop/order' },
  fields,
  layout: Object.keys(fields),
})
