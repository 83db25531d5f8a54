import { Type } from 'typebox'
import { signedIn } from '../../http/access.ts'
import { defineModule, route } from '../../http/route.ts'
import { readFormData } from './formData.ts'
import { readSelectOptions } from './selectOptions.ts'

const text = Type.String({ default: '' })

/** The calls of online forms that the app makes for itself (specification 7.2, wire contract 1.13). */
export const onlineFormModule = defineModule({
  id: 'online-form',
  section: '7.2',
  routes: [
    route({
      method: 'GET',
      path: '/online/cgform/api/getData/:code',
      access: signedIn(
        'Every app reads what its site is called; entries that are not public need a code of their own.',
      ),
      params: Type.Object({ code: Type.String({ minLength: 1 }) }),
      handler: (call) => readFormData(call, call.params.code),
    }),
    route({
      method: 'GET',
      path: '/online/cgform/api/querySelectOptions',
      access: signedIn('Every form may have linked choices; tables answer only with registered columns.'),
      query: Type.Object({
        table: text,
        txt: text,
        key: text,
        idField: text,
        pidField: text,
        condition: text,
        pidValue: text,
      }),
      handler: (call) => readSelectOptions(call, call.query),
    }),
  ],
})
