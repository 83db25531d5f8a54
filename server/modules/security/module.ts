import { Type } from 'typebox'
import { code, defineModule, messages, ok, readSecuritySettings, route, securityDefaults } from '../../http/index.ts'
import { removalRoutes, withWholeVersion } from '../../http/resource/index.ts'
import { fileRecords, listFiles, readsListedFile, removeFiles } from './files.ts'
import { unknownDevice } from './messages.ts'
import {
  readDevices,
  readFailingAddresses,
  readLocked,
  readSignInDays,
  readSummary,
  readWeaknesses,
} from './reports.ts'
import { saveSettings, securityWhole, settingsBody } from './settings.ts'

const report = code('security:report')
const days = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 90, default: 30 }) })

/** The security area: stored files, a report on sign-ins, and what sign-ins and passwords have to obey. */
export const securityModule = defineModule({
  id: 'security',
  section: '7.2',
  powers: ['security:settings'],
  readsFile: readsListedFile,
  routes: [
    route('GET', '/sys/securityFile/list', code('securityFile:list'), { resource: fileRecords }, listFiles),
    removalRoutes('/sys/securityFile', code('securityFile:delete'), removeFiles, fileRecords),
    route('GET', '/sys/security/summary', report, readSummary),
    route('GET', '/sys/security/signInDays', report, { query: days }, (call) => readSignInDays(call, call.query.days)),
    route('GET', '/sys/security/locked', report, readLocked),
    route('GET', '/sys/security/addresses', report, { query: days }, (call) =>
      readFailingAddresses(call, call.query.days),
    ),
    route('GET', '/sys/security/devices', report, (call) => readDevices(call, unknownDevice[call.language])),
    route('GET', '/sys/security/weaknesses', report, readWeaknesses),
    route('GET', '/sys/security/settings', code('security:settings'), async (call) =>
      withWholeVersion(call, securityWhole, {
        ...(await readSecuritySettings(call.db)),
        defaults: securityDefaults,
      }),
    ),
    route(
      ['PUT', 'POST'],
      '/sys/security/settings',
      code('security:settings'),
      { body: settingsBody, act: 'power' },
      async (call) => ok(await saveSettings(call, call.body), messages.edited),
    ),
  ],
})
