import { Type } from 'typebox'
import { defineModule, ok, route, signedIn } from '../../http/index.ts'
import { readPreferences, savePreferences } from './preferences.ts'

const own = signedIn('Everybody chooses for themselves.')

const saved = { zh: '保存成功', en: 'saved successfully', tw: '儲存成功' }

const choice = Type.Optional(Type.Boolean())

/** What people want to be told of; a call that servers of the family do not have. */
export const preferenceModule = defineModule({
  id: 'preference',
  section: '2.3',
  routes: [
    route('GET', '/sys/user/preferences', own, ({ db, user }) => readPreferences(db, user.id)),
    route(
      'PUT',
      '/sys/user/preferences',
      own,
      {
        body: Type.Object({ notice: choice, system: choice, mail: choice }, { additionalProperties: false }),
        act: 'none',
      },
      async ({ db, user, body }) => {
        await savePreferences(db, user.id, body)
        return ok(await readPreferences(db, user.id), saved)
      },
    ),
  ],
})
