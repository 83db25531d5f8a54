import { expect, test } from 'vitest'
import { sumCollections } from '../../../server/monitor/collectionMeter.ts'
import { redactHeaders, redactUri } from '../../../server/monitor/redact.ts'
import { createRequestMeter } from '../../../server/monitor/requestMeter.ts'
import { createRing } from '../../../server/monitor/ring.ts'
import { toBusyShare } from '../../../server/monitor/system.ts'

test('a ring keeps the last items in their order, however many came', () => {
  const ring = createRing<number>(3)
  expect(ring.read()).toEqual([])
  for (let item = 1; item <= 20; item += 1) {
    ring.push(item)
    expect(ring.read()).toEqual([item - 2, item - 1, item].filter((each) => each > 0))
  }
})

test.each([
  ['/api/a?token=x&b=1', '', '/api/a?token=***&b=1'],
  ['/api/a?newPassword=x&to%6ben=y&smscode=1', '', '/api/a?newPassword=***&to%6ben=***&smscode=***'],
  ['/api/a?X-Access-Token=x', '', '/api/a?X-Access-Token=***'],
  ['/api/a?dictCode=sex&status=1&design=2', '', '/api/a?dictCode=sex&status=1&design=2'],
  ['/api/a?%zz=1&token', '', '/api/a?%zz=1&token'],
  ['/api/in/abc/cas', '/api/in/:token/:type', '/api/in/***/cas'],
  ['https://u:p@x.example/a?ticket=T', '', 'https://***@x.example/a?ticket=***'],
])('the address %s is shown without its secrets', (uri, pattern, shown) => {
  expect(redactUri(uri, pattern)).toBe(shown)
})

test('an address of any length takes little room', () => {
  expect(redactUri(`/api/${'x'.repeat(5000)}`).length).toBeLessThan(600)
})

test('headers that let somebody in are struck out, and addresses in headers too', () => {
  expect(
    redactHeaders({
      accept: 'text/html',
      authorization: 'Bearer x',
      'set-cookie': ['a=1', 'b=2'],
      'x-sign': 'ABC',
      referer: 'http://a.example/?token=x',
      'content-length': 12,
      missing: undefined,
    }),
  ).toEqual({
    accept: ['text/html'],
    authorization: ['***'],
    'set-cookie': ['***', '***'],
    'x-sign': ['***'],
    referer: ['http://a.example/?token=***'],
    'content-length': ['12'],
  })
})

test('requests are counted by what became of them, and calls by their route', () => {
  const meter = createRequestMeter()
  const finish = (route: string | undefined, status: number, milliseconds: number) => {
    meter.start()
    meter.finish({ method: 'GET', route, status, milliseconds, sent: 10 })
  }
  finish('/api/a', 200, 5)
  finish('/api/a', 500, 15)
  finish('/api/b', 404, 30)
  finish(undefined, 404, 1)
  meter.start()
  expect(meter.read()).toEqual({
    count: 4,
    running: 1,
    total: 51,
    longest: 30,
    sent: 40,
    statuses: { '2xx': 1, '4xx': 2, '5xx': 1 },
    calls: { count: 3, total: 50, longest: 30 },
  })
  expect(meter.routes()).toEqual([
    { method: 'GET', path: '/api/b', count: 1, total: 30, longest: 30, failed: 0 },
    { method: 'GET', path: '/api/a', count: 2, total: 20, longest: 15, failed: 1 },
  ])
})

test('shares and sums follow from their readings', () => {
  expect(toBusyShare({ busy: 100, idle: 100 }, { busy: 130, idle: 110 })).toBe(0.75)
  expect(toBusyShare({ busy: 100, idle: 100 }, { busy: 100, idle: 100 })).toBe(0)
  const kinds = [
    { kind: 'scavenge', count: 3, total: 6, longest: 4 },
    { kind: 'other', count: 1, total: 9, longest: 9 },
  ]
  expect(sumCollections(kinds)).toEqual({ count: 4, total: 15, longest: 9 })
})
