import { Type } from 'typebox'
import { createError } from '../../../runtime/language/index.ts'
import { anonymous, defineModule, route } from '../../http/index.ts'
import { findPublicPage, publicPageNames } from './publicPages.ts'
import { installation } from './resource.ts'

/** The settings of the installation, and the pages of it that everybody reads (specification 1). */
export const installationModule = defineModule({
  id: 'installation',
  section: '1',
  tables: [installation.table],
  routes: [
    installation.routes,
    route(
      'GET',
      '/settings/page',
      anonymous('Help, privacy and terms are for everybody, and above all for who has no account.'),
      { query: { name: Type.Enum(publicPageNames) } },
      async ({ db, query, language }) => {
        const page = await findPublicPage(db, query.name)
        if (page === undefined) throw createError('recordNotFound')
        return { title: page.title[language], text: page.text[language] }
      },
    ),
  ],
})
