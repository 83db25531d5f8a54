import type { TextLanguage } from '../language/index.ts'
import { isSigned, toSignature, toSignatureTime } from './sign.ts'

export interface HeaderFacts {
  readonly token: string | undefined
  readonly tenant: string | number | undefined
  readonly language: TextLanguage
  readonly signSecret: string | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

/** The languages as the server knows them in `Accept-Language`. */
const languageTags: Readonly<Record<TextLanguage, string>> = { zh: 'zh-CN', en: 'en', tw: 'zh-TW' }

/** The headers of a call to the server itself (wire contract 1.2 and 1.3, specification 7); tenant 0 is none. */
export function toHeaders(method: string, address: URL, body: unknown, facts: HeaderFacts): Record<string, string> {
  const { token, tenant = 0, language, signSecret, now } = facts
  return {
    'Accept-Language': languageTags[language],
    tenant_id: String(tenant),
    ...(token ? { 'X-Access-Token': token } : {}),
    ...(signSecret && isSigned(method, address)
      ? { 'X-Sign': toSignature(address, body, signSecret), 'X-TIMESTAMP': toSignatureTime(now) }
      : {}),
  }
}
