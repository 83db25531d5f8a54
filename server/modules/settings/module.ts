import { languages } from '../../../runtime/language/index.ts'
import { type Config, siteFlags } from '../../config.ts'
import { findSetting } from '../../db/setting.ts'
import { anonymous } from '../../http/access.ts'
import { defineModule, route } from '../../http/route.ts'
import { signSettings } from '../../http/signed.ts'
import { uploadLimit } from '../../http/upload.ts'

/** What the app needs to know of this server before anybody signs in. */
export const settingsModule = defineModule({
  id: 'settings',
  section: '9',
  routes: [
    route({
      method: 'GET',
      path: '/settings',
      access: anonymous('The app needs it for its sign-in page; the salt of the signature is no secret on this wire.'),
      handler: async ({ db, config }) => ({
        product: 'Pagewright',
        languages,
        defaultLanguage: 'zh',
        signSecret: config.signSecret ?? (await findSetting(db, signSettings.secret)) ?? null,
        uploadLimit,
        signIn: toSignInWays(config),
        flags: Object.fromEntries(siteFlags.map((flag) => [flag, config.siteFlags.includes(flag)])),
      }),
    }),
  ],
})

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
