import { describe, expect, test } from 'vitest'
import { isHugePicture } from '../../../server/modules/file/isHugePicture.ts'
import { createTestServer } from '../harness.ts'
import { upload } from '../modules/upload.ts'
import { watchLoop } from '../watchLoop.ts'

/** Milliseconds that this thread may work at once. */
const longest = 200

function makePng(width: number, height: number): Buffer {
  const content = Buffer.alloc(64)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(content)
  content.writeUInt32BE(width, 16)
  content.writeUInt32BE(height, 20)
  content.writeUInt16BE(0x0802, 24)
  return content
}

/** A picture with so many notes before it says how large it is. */
function makeJpeg(width: number, height: number, notes = 1): Buffer {
  const size = Buffer.from('ffc00011080000000003011100021100031100', 'hex')
  size.writeUInt16BE(height, 5)
  size.writeUInt16BE(width, 7)
  const note = Buffer.from('ffe000104a46494600010100000100010000', 'hex')
  return Buffer.concat([Buffer.from('ffd8', 'hex'), ...Array(notes).fill(note), size, Buffer.alloc(20)])
}

function makeGif(width: number, height: number): Buffer {
  const content = Buffer.alloc(32)
  content.write('GIF89a')
  content.writeUInt16LE(width, 6)
  content.writeUInt16LE(height, 8)
  return content
}

const sentBy = (person: string) => ({ person, signal: new AbortController().signal })

/** A picture of which the size is looked for to its end. */
const unclear = Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(2_000_000, Buffer.from('ffe00002', 'hex'))])

describe('a picture', () => {
  test.each<[string, string, Buffer, boolean]>([
    ['of a camera', 'jpg', makeJpeg(12_000, 8000), false],
    ['of 900 million points in 64 bytes', 'png', makePng(30_000, 30_000), true],
    ['of 3,600 million points', 'jpg', makeJpeg(60_000, 60_000), true],
    ['of 4,294 million points', 'gif', makeGif(65_535, 65_535), true],
    ['that says it behind half a million notes', 'jpg', makeJpeg(60_000, 60_000, 500_000), true],
    [
      'that says nothing in 10 MB',
      'jpg',
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(10_000_000)]),
      false,
    ],
  ])('%s holds nobody up', async (_, extension, content, isHuge) => {
    await isHugePicture({ extension: 'png', content: makePng(1, 1) }, sentBy('ada'))
    let found: boolean | undefined
    const { standstill } = await watchLoop(async () => {
      found = await isHugePicture({ extension, content }, sentBy('ada'))
    })
    expect(found).toBe(isHuge)
    expect(standstill).toBeLessThan(longest)
  })

  test('of which somebody sends many at once waits for their own ones, and keeps nobody else waiting', async () => {
    const content = unclear
    let done = 0
    const own = Array.from({ length: 8 }, async () => {
      const isHuge = await isHugePicture({ extension: 'jpg', content }, sentBy('ada'))
      done += 1
      return isHuge
    })
    await isHugePicture({ extension: 'jpg', content }, sentBy('grace'))
    expect(done).toBeLessThan(4)
    expect(await Promise.all(own)).toEqual(own.map(() => false))
  })

  test('that does not say its size in time is refused for that, and not as a huge one', async () => {
    const limits = { milliseconds: 1, megabytes: 128 }
    const look = isHugePicture({ extension: 'jpg', content: unclear }, sentBy('ada'), limits)
    await expect(look).rejects.toThrow('the size of the picture is unknown')
  })

  test.each([
    ['before', 0],
    ['while', 50],
  ])('of somebody who leaves %s it is looked at is left as well, which is no bug', async (_, milliseconds) => {
    const signal = milliseconds === 0 ? AbortSignal.abort() : AbortSignal.timeout(milliseconds)
    const look = isHugePicture({ extension: 'jpg', content: unclear }, { person: 'ada', signal })
    await expect(look).rejects.toThrow('other files are being checked')
  })

  test('that no browser could hold is refused in words', async () => {
    const server = await createTestServer('pglite')
    const { token } = await server.signIn({ codes: ['file:upload'] })
    const send = async (content: Buffer) =>
      (await upload(server, token, '/sys/common/upload', { name: 'a.png', content })).body
    expect(await send(makePng(30_000, 30_000))).toMatchObject({
      ...{ success: false, message: '上传失败！图片不能超过 100 百万像素，请缩小后再上传' },
    })
    expect((await send(makePng(300, 300))).success).toBe(true)
    await server.close()
  })
})
