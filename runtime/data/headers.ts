import type { TextLanguage } from '../language/index.ts'
import { versionHeader } from './recordVersion.ts'
import { isSigned, toSignatureTime } from './sign.ts'

export interface HeaderFacts {
  readonly token: string | undefined
  readonly tenant: string | number | undefined
  readonly language: TextLanguage
  readonly timeZone: string | undefined
  /** Whether records are asked for with their versions. */
  readonly asksVersions: boolean
}

/** The languages as the server knows them in `Accept-Language`. */
const languageTags: Readonly<Record<TextLanguage, string>> = { zh: 'zh-CN', en: 'en', tw: 'zh-TW' }

/** The headers of a call to the server itself (wire contract 1.2, specification 7); tenant 0 is none. */
export const toHeaders = ({
  token,
  tenant = 0,
  language,
  timeZone,
  asksVersions,
}: HeaderFacts): Record<string, string> => ({
  'Accept-Language': languageTags[language],
  tenant_id: String(tenant),
  ...(timeZone === undefined ? {} : { 'X-Time-Zone': timeZone }),
  ...(asksVersions ? { [versionHeader]: 'true' } : {}),
  ...(token ? { 'X-Access-Token': token } : {}),
})

/**
 * The signature of a call that goes signed, undefined for others (wire contract 1.3). What computes it loads with the
 * first such call: nobody needs it to sign in.
 *
 * @param now in epoch milliseconds.
 */
export function signCall(
  method: string,
  address: URL,
  body: unknown,
  { secret, now }: { readonly secret: string | undefined; readonly now: number },
): Promise<Record<string, string>> | undefined {
  if (!secret || !isSigned(method, address)) return undefined
  return import('./signature.ts').then(({ toSignature }) => ({
    'X-Sign': toSignature(address, body, secret),
    'X-TIMESTAMP': toSignatureTime(now),
  }))
}
