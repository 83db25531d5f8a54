import { Type } from 'typebox'
import { defineModule, route, signedIn } from '../../http/index.ts'
import { buttonRoutes } from './buttonRoutes.ts'
import { dataRoutes } from './dataRoutes.ts'
import { fileRoutes } from './fileRoutes.ts'
import { metaRoutes } from './metaRoutes.ts'
import { moveRoutes } from './moveRoutes.ts'
import { recordRoutes } from './recordRoutes.ts'
import { readSelectOptions } from './selectOptions.ts'
import { sheetRoutes } from './sheetRoutes.ts'

const text = Type.String({ default: '' })

/** The calls by which the pages of online forms work (specification 7.2, wire contract 1.13). */
export const onlineFormModule = defineModule({
  id: 'online-form',
  section: '7.2',
  routes: [
    metaRoutes,
    dataRoutes,
    recordRoutes,
    moveRoutes,
    sheetRoutes,
    buttonRoutes,
    fileRoutes,
    route(
      'GET',
      '/online/cgform/api/querySelectOptions',
      signedIn('Every form may have linked choices; tables answer only with registered columns.'),
      {
        query: {
          table: text,
          txt: text,
          key: text,
          idField: text,
          pidField: text,
          condition: text,
          pidValue: text,
        },
      },
      (call) => readSelectOptions(call, call.query),
    ),
  ],
})
