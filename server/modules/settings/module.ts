import { Type } from 'typebox'
import { languages, wireZone } from '../../../runtime/language/index.ts'
import type { Config } from '../../config.ts'
import { findRow } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { findSetting } from '../../db/setting.ts'
import { type SiteFlag, siteFlags } from '../../environment/schema.ts'
import { anonymous, defineModule, route, signSettings, uploadLimit } from '../../http/index.ts'
import { readPublicInstallation } from '../installation/publicPages.ts'
import { readOpenPages } from '../page/openPages.ts'
import { readOpenOnline } from '../permission/openOnline.ts'

/** What the app needs to know of this server before anybody signs in. */
export const settingsModule = defineModule({
  id: 'settings',
  section: '9',
  routes: [
    route(
      'GET',
      '/settings',
      anonymous('The app needs it for its sign-in page; the salt of the signature is no secret on this wire.'),
      { query: { host: Type.String({ maxLength: 300, default: '' }) } },
      async (call) => {
        const { db, config, query, language } = call
        const { name, tagline, pages, hasWelcome, hasName } = await readPublicInstallation(db)
        const isFlag = (flag: SiteFlag) => config.siteFlags.includes(flag)
        return {
          product: name?.[language] ?? 'Pagewright',
          names: name,
          tagline,
          pages,
          languages,
          defaultLanguage: 'zh',
          signSecret: config.signSecret ?? (await findSetting(db, signSettings.secret)) ?? null,
          uploadLimit,
          signIn: toSignInWays(config),
          site: (await findSite(db, query.host)) ?? null,
          timeZone: { installation: config.timeZone, wire: wireZone },
          openPages:
            [...(await readOpenPages(call)).values()].includes('anyone') ||
            (await readOpenOnline(call.db)).addresses.size > 0,
          recordVersions: true,
          storedScripts: config.runsStoredScripts,
          flags: {
            ...Object.fromEntries(siteFlags.map((flag) => [flag, isFlag(flag)])),
            welcome: isFlag('welcome') || hasWelcome,
            headerName: isFlag('welcome') || hasName,
          },
        }
      },
    ),
  ],
})

/** How the site at the host of the visitor's window calls itself; what else is kept of it is for who is signed in. */
function findSite(db: Connection, host: string) {
  return findRow(db, 'siteInfo', { url: host.toLowerCase() }, ['name', 'title', 'logo'])
}

/** The ways to sign in that the sign-in page may offer. */
function toSignInWays({ allowsRegistration, oidcProviders, casUrl }: Config) {
  return {
    phone: true,
    register: allowsRegistration,
    forgotten: true,
    third: oidcProviders.map(({ type, title }) => ({ type, title })),
    cas: casUrl ?? null,
  }
}
