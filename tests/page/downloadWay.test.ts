import { expect, test } from 'vitest'
import { toDownloadWay } from '../../runtime/page/downloadWay.ts'

const places = { page: 'https://app.example.com/a', base: new URL('https://app.example.com/api') }
const stored = 'https://app.example.com/api/sys/common/static/temp/a.pdf'

test.each([
  ['of our own server is fetched, without the token in its address', `${stored}?token=t1`, 'fetch', stored],
  ['below our own page is fetched', '/api/sys/common/static/temp/a.pdf', 'fetch', stored],
  ['of another site opens there', 'https://files.example/a.pdf', 'open', 'https://files.example/a.pdf'],
  ['that the value holds is saved', 'data:text/plain;base64,QQ==', 'save', 'data:text/plain;base64,QQ=='],
  ['without an address is unknown', '', 'none', ''],
  ['that looks like code is unknown', 'javascript:alert(1)', 'none', ''],
])('a file %s', (_, address, way, target) => {
  expect(toDownloadWay(address, places)).toEqual({ way, address: target })
})
