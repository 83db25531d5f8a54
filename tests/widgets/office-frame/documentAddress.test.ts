import { expect, test } from 'vitest'
import { toDocumentAddress } from '../../../widgets/office-frame/documentAddress.ts'

test.each([
  ['/api/sys/common/static/temp/a.docx?token=t1', 'https://app.example/api/sys/common/static/temp/a.docx'],
  ['https://files.example/a.docx', 'https://files.example/a.docx'],
  ['data:text/plain;base64,QQ==', 'data:text/plain;base64,QQ=='],
  ['', ''],
])('an office page is told %j as %j', (stored, address) => {
  expect(toDocumentAddress(stored, 'https://app.example/form')).toBe(address)
})
