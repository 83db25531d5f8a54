import { type Model, type Page, resolvePage } from '../../runtime/language/index.ts'
import model from '../../schemas/system/models/user.json'
import byDepartPage from '../../schemas/system/pages/user-by-depart-picker.json'
import userPage from '../../schemas/system/pages/user-picker.json'
import type { PageDocument } from '../kinds/PageStage.tsx'

/** A page that ships, with what its model says written into it: the stage knows no models. */
function withModel({ model: _id, ...page }: typeof userPage | typeof byDepartPage): PageDocument {
  const { fields } = resolvePage(page as unknown as Page, model as unknown as Model)
  return { ...page, title: 'Users', fields }
}

export const userPickerPage = withModel(userPage)
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
