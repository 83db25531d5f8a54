import { expect, test } from 'vitest'
import { readDataAddress } from '../../runtime/data/readDataAddress.ts'

test.each([
  ['data:application/pdf;base64,JVBERi0=', 'application/pdf', '%PDF-'],
  ['data:application/octet-stream;base64,/+8%3D', 'application/octet-stream', '\u{fffd}\u{fffd}'],
  ['DATA:text/csv;charset=utf-8;BASE64,YQ==', 'text/csv;charset=utf-8', 'a'],
  ['data:text/plain,a%2C%20b,%E5%A4%B4', 'text/plain', 'a, b,头'],
  ['data:,a\nb', 'text/plain', 'a\nb'],
  ['data:text/plain;base64,', 'text/plain', ''],
])('%j is a file of the type %s', async (address, type, content) => {
  const file = readDataAddress(address)
  expect(file?.type).toBe(type)
  expect(await file?.text()).toBe(content)
})

test.each([
  ['', 'nothing'],
  ['temp/a.pdf', 'a stored path'],
  ['https://files.example/data:,a', 'an address of another place'],
  ['data:image/png;base64', 'no content'],
  ['data:image/png;base64,?', 'no base64'],
  ['data:text/plain,%', 'no text'],
])('%j holds no file: %s', (address) => expect(readDataAddress(address)).toBeUndefined())
