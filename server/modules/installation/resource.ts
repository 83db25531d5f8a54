import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { code, texts } from '../../http/index.ts'
import { type DeclaredFields, described, type Resource, resource } from '../../http/resource/index.ts'

/** The id of the only row. */
export const installationId = 'installation'

const addressMessage: LanguageTexts = texts(
  '地址须以 http:// 或 https:// 开头，例如 https://example.org/help',
  'An address begins with http:// or https://, such as https://example.org/help',
  '位址須以 http:// 或 https:// 開頭，例如 https://example.org/help',
)

const yesOrNo = texts('该项须为 Y 或 N', 'Y or N', '該項須為 Y 或 N')

const isAddress = (text: string): boolean => {
  const url = /\s/.test(text) ? null : URL.parse(text)
  return (url?.protocol === 'http:' || url?.protocol === 'https:') && url.username === '' && url.password === ''
}

const address = { pattern: { matches: { test: isAddress }, message: addressMessage } }
const choice = { hasDefault: true, length: 1, pattern: { matches: /^[YN]$/, message: yesOrNo } }

const fields: DeclaredFields = {
  ...described('nameZh', 'nameEn', 'nameTw', 'taglineZh', 'taglineEn', 'taglineTw'),
  headerWelcome: choice,
  headerName: choice,
  helpAddress: address,
  privacyAddress: address,
  termsAddress: address,
  ...described('helpZh', 'helpEn', 'helpTw', 'privacyZh', 'privacyEn', 'privacyTw', 'termsZh', 'termsEn', 'termsTw'),
}

/** The settings of the installation: read and written by who may set them, and by nobody who works in a tenant. */
export const installation: Resource = resource({
  path: '/sys/installation',
  table: 'sysInstallation',
  model: 'system.installation',
  title: { zh: '通用设置', en: 'General settings', tw: '一般設定' },
  access: 'installation',
  accessOf: { list: code('installation:edit'), queryById: code('installation:edit') },
  act: 'none',
  operations: ['queryById', 'edit'],
  fields,
})
