import { Type } from 'typebox'
import { code } from '../../http/access.ts'
import { messages, ok } from '../../http/envelope.ts'
import { splitIds } from '../../http/resource/remove.ts'
import { defineModule, route } from '../../http/route.ts'
import { readSecuritySettings, securityDefaults } from '../../http/securitySettings.ts'
import { listFiles, removeFiles } from './files.ts'
import {
  readDevices,
  readFailingAddresses,
  readLocked,
  readSignInDays,
  readSummary,
  readWeaknesses,
} from './reports.ts'
import { saveSettings, settingsBody } from './settings.ts'
import { unknownDevice } from './words.ts'

const report = code('security:report')
const days = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 90, default: 30 }) })
const id = Type.String({ minLength: 1 })

/** The security area: stored files, a report on sign-ins, and what sign-ins and passwords have to obey. */
export const securityModule = defineModule({
  id: 'security',
  section: '7.2',
  routes: [
    route({ method: 'GET', path: '/sys/securityFile/list', access: code('securityFile:list'), handler: listFiles }),
    route({
      method: 'DELETE',
      path: '/sys/securityFile/delete',
      access: code('securityFile:delete'),
      query: Type.Object({ id }),
      handler: async (call) => {
        await removeFiles(call, [call.query.id])
        return ok(null, messages.removed)
      },
    }),
    route({
      method: 'DELETE',
      path: '/sys/securityFile/deleteBatch',
      access: code('securityFile:delete'),
      query: Type.Object({ ids: id }),
      handler: async (call) => {
        await removeFiles(call, splitIds(call.query.ids))
        return ok(null, messages.removedBatch)
      },
    }),
    route({ method: 'GET', path: '/sys/security/summary', access: report, handler: readSummary }),
    route({
      method: 'GET',
      path: '/sys/security/signInDays',
      access: report,
      query: days,
      handler: ({ db, query }) => readSignInDays(db, query.days),
    }),
    route({ method: 'GET', path: '/sys/security/locked', access: report, handler: readLocked }),
    route({
      method: 'GET',
      path: '/sys/security/addresses',
      access: report,
      query: days,
      handler: ({ db, query }) => readFailingAddresses(db, query.days),
    }),
    route({
      method: 'GET',
      path: '/sys/security/devices',
      access: report,
      handler: ({ db, language }) => readDevices(db, unknownDevice[language]),
    }),
    route({ method: 'GET', path: '/sys/security/weaknesses', access: report, handler: readWeaknesses }),
    route({
      method: 'GET',
      path: '/sys/security/settings',
      access: code('security:settings'),
      handler: async ({ db }) => ({ ...(await readSecuritySettings(db)), defaults: securityDefaults }),
    }),
    route({
      method: ['PUT', 'POST'],
      path: '/sys/security/settings',
      access: code('security:settings'),
      body: settingsBody,
      handler: async (call) => ok(await saveSettings(call, call.body), messages.edited),
    }),
  ],
})
