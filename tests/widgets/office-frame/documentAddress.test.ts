import { expect, test } from 'vitest'
import { toStaticUrl } from '../../../runtime/data/staticUrl.ts'
import { toDocumentAddress } from '../../../widgets/office-frame/documentAddress.ts'

const base = '/api/sys/common/static'

test.each([
  ['temp/a.docx', `https://app.example${base}/temp/a.docx`],
  ['https://files.example/a.docx?token=theirs', 'https://files.example/a.docx'],
  ['data:application/msword;base64,QQ==', 'data:application/msword;base64,QQ=='],
  ['', ''],
])('an office page is told %j as %j, without the token', (path, address) => {
  const staticUrl = (stored: string) => toStaticUrl(stored, { base, token: 't1' })
  expect(toDocumentAddress(path, staticUrl, 'https://app.example/form')).toBe(address)
})
