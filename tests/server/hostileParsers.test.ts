import { fileTypeFromBuffer } from 'file-type'
import { describe, expect, test } from 'vitest'
import { createError, nextDueTimes, parseCron, wireZone } from '../../runtime/language/index.ts'
import { parseLanguage } from '../../server/http/language.ts'
import { parseQueryString } from '../../server/http/queryString.ts'
import { nameDevice } from '../../server/modules/account/device.ts'
import { toPlainText } from '../../server/modules/announcement/plainText.ts'
import { findFileKind } from '../../server/modules/file/fileKind.ts'
import { parseRecords } from '../../server/modules/graph-report/data/records.ts'
import { renderTemplate } from '../../server/modules/message/render.ts'
import { findUser } from '../../server/modules/sign-in/casTicket.ts'
import { createTestServer } from './harness.ts'
import { watchLoop } from './watchLoop.ts'
import { deflateRepeated, makeZip } from './zip.ts'

/** Milliseconds that this thread may work at once. */
const longest = 200

const sender = { person: 'ada', signal: new AbortController().signal }

const megabyte = 1024 * 1024
const begun = (hex: string, filler: number): Buffer =>
  Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(9 * megabyte, filler)])

describe('an uploaded file', () => {
  test.each<[string, Buffer, string | undefined]>([
    [
      'an archive whose files do not say where they end',
      begun('504b0304140008000800000000000000000000000000000000000100000061', 1),
      'zip',
    ],
    [
      'an archive that unpacks to 2 GB where office documents say what they are',
      makeZip([{ name: '[Content_Types].xml', deflated: deflateRepeated('<Types>', ' ', 2048, ''), size: 10 }]),
      'zip',
    ],
    [
      'an archive of 65,000 files',
      makeZip(Array.from({ length: 65_000 }, (_, index) => ({ name: `${index}`, deflated: Buffer.from('\x03\0') }))),
      'zip',
    ],
    ['a film of elements without an end', begun('1a45dfa301ffffffffffffff', 0xec), undefined],
    ['a film of objects of no length', begun('3026b2758e66cf11a6d900aa0062ce6c', 0), undefined],
    ['a song with a remark of 256 MB', begun('4944330300007f7f7f7f', 0), 'mp3'],
    [
      'a picture of many parts',
      Buffer.from(`89504e470d0a1a0a${'000000007445587400000000'.repeat(400_000)}`, 'hex'),
      undefined,
    ],
    ['a picture of many notes', begun('49492a0008000000ffff', 1), undefined],
  ])('that is %s holds nobody up', async (_, content, extension) => {
    await findFileKind('a.bin', Buffer.from('a'), sender)
    let found: string | undefined
    const { message, standstill } = await watchLoop(async () => {
      found = (await findFileKind('a.bin', content, sender))?.extension
    })
    expect(message).toBe('read')
    expect(found).toBe(extension)
    expect(standstill).toBeLessThan(longest)
  })
})

test('an archive is looked through aside, and not by the thread that answers others', async () => {
  const content = begun('504b0304140008000800000000000000000000000000000000000100000061', 1)
  const alone = await watchLoop(() => fileTypeFromBuffer(content))
  const aside = await watchLoop(() => findFileKind('a.bin', content, sender))
  expect(aside.standstill).toBeLessThan(alone.standstill / 2)
})

describe('what another server answers', () => {
  test.each([
    ['elements within elements', '<a>'.repeat(20_000)],
    ['elements behind elements', '<a/>'.repeat(16_000)],
    ['entities', `<a>${'&amp;'.repeat(13_000)}</a>`],
    ['attributes', `<a ${'b="c" '.repeat(10_000)}/>`],
    ['what does not end', `<a>${'<![CDATA['.repeat(7000)}`],
  ])('as the ticket of a CAS server is no user where it is full of %s, and holds nobody up', async (_, text) => {
    const seen = await watchLoop(async () => expect(findUser(text)).toBeUndefined())
    expect(seen.message).toMatch(/^read$|nested|closed/i)
    expect(seen.standstill).toBeLessThan(longest)
  })

  test('as records of a report is refused where lists stand in lists without end', () => {
    for (const text of ['['.repeat(400_000), '[{"a":'.repeat(20_000)])
      expect(() => parseRecords(text)).toThrow('The JSON is an array of objects')
  })
})

describe('the head of a request', () => {
  test('of more than 16 KB is refused in words', async () => {
    const server = await createTestServer('pglite', { modules: [] })
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const answer = await fetch(`${address}/api/health?a=${'a'.repeat(17_000)}`)
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toBe(createError('requestUnreadable').messageIn('zh'))
    expect(server.bugs).toEqual([])
    await server.close()
  })

  test.each<[string, () => unknown]>([
    ['languages', () => parseLanguage('en;q=0.'.repeat(2300))],
    ['parameters', () => parseQueryString('a&'.repeat(8000))],
    ['parameters with marks', () => parseQueryString('%E4%'.repeat(4000))],
  ])('full of %s holds nobody up', async (_, read) => {
    const { message, standstill } = await watchLoop(async () => read())
    expect(message).toBe('read')
    expect(standstill).toBeLessThan(longest)
  })
})

test.each([
  ['values', '1,'.repeat(100_000)],
  ['steps', `${'0/1,'.repeat(100_000)}1 * * * * ?`],
  ['spaces', ' '.repeat(900_000)],
  ['a day that never comes', '0 0 0 30 2 ? 2099'],
])('the times of a job of %s hold nobody up', async (_, text) => {
  const { message, standstill } = await watchLoop(async () => {
    const read = parseCron(text)
    if (read.ok) nextDueTimes(read.cron, Date.now(), 10, wireZone)
  })
  expect(message).toBe('read')
  expect(standstill).toBeLessThan(longest)
})

describe('the text of a message', () => {
  test.each([
    ['tags that do not end', '<'.repeat(200_000)],
    ['scripts that do not end', '<script>'.repeat(25_000)],
    ['lines that do not end', '<br '.repeat(50_000)],
    ['ends of scripts', `<script>${'</script '.repeat(22_000)}`],
    ['spaces', `a${' '.repeat(200_000)}b`],
  ])('for mail holds nobody up, where it is full of %s', async (_, html) => {
    const { message, standstill } = await watchLoop(async () => toPlainText(html))
    expect(message).toBe('read')
    expect(standstill).toBeLessThan(longest)
  })

  test.each(['1', '4'])('of the kind %s grows no further than a message may be', async (type) => {
    const { message, standstill } = await watchLoop(async () =>
      renderTemplate(`\u0024{a}`.repeat(5000), { a: '<'.repeat(1_000_000) }, type),
    )
    expect(message).toBe('A message can have at most 200000 characters.')
    expect(standstill).toBeLessThan(longest)
  })
})

test.each(['Mozilla/5.0 (Windows NT 10.0; ', 'Chrome/1.', 'version/11', '(', 'Opera Mini ', 'sm-t ', ';build/', ' '])(
  'the name of a browser of 16 KB of %j holds nobody up',
  async (part) => {
    const { message, standstill } = await watchLoop(async () => nameDevice(part.repeat(16_000 / part.length)))
    expect(message).toBe('read')
    expect(standstill).toBeLessThan(longest)
  },
)
