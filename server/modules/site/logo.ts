import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { Config } from '../../config.ts'
import { findRow } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import type { Call } from '../../http/index.ts'
import { isShownInPlace } from '../file/fileKind.ts'

const message: LanguageTexts = {
  zh: '标志须为已上传的图片，或服务器允许的图片网站的 https 地址',
  en: 'The logo is an uploaded picture, or an https address of a site whose pictures this server allows.',
  tw: '標誌須為已上傳的圖片，或伺服器允許的圖片網站的 https 位址',
}

/** Refuses a logo that no browser would show: neither a stored picture nor one that the headers of this server let in. */
export async function requireShownLogo({ db, config, language }: Call, logo: unknown): Promise<void> {
  if (typeof logo !== 'string' || logo === '') return
  const isShown = /^[a-z]+:/i.test(logo) ? isAllowedPicture(logo, config) : await isStoredPicture(db, logo)
  if (!isShown) throw createFailure(message, { result: { logo: message[language] } })
}

/** Whether a stored picture is the logo of a site, which everybody sees before they sign in. */
export async function isLogo(db: Connection, path: string): Promise<boolean> {
  const site = await findRow(db, 'siteInfo', { logo: path }, ['id'])
  return site !== undefined && (await isStoredPicture(db, path))
}

async function isStoredPicture(db: Connection, path: string): Promise<boolean> {
  const file = await findRow(db, 'sysFile', { path }, ['type'])
  return file?.type.startsWith('image/') === true && isShownInPlace(file.type)
}

/** Whether an https address is of a source that the content security policy names (specification 9). */
export function isAllowedPicture(address: string, { imageSources }: Pick<Config, 'imageSources'>): boolean {
  // A comma would end the address where widgets keep several.
  if (!URL.canParse(address) || /[\s,]/.test(address)) return false
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  return imageSources.some((source) => {
    // The policy lets https in where it names http.
    if (/^https?:$/i.test(source)) return true
    const [, star, host, port] = /^https?:\/\/(\*\.)?([^:]+)(?::(\d+|\*))?$/i.exec(source.toLowerCase()) ?? []
    if (host === undefined) return false
    const isHost = star === undefined ? url.hostname === host : url.hostname.endsWith(`.${host}`)
    return isHost && (port === '*' || (url.port || '443') === (port ?? '443'))
  })
}
