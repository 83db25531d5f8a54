import { describe, expect, test } from 'vitest'
import { toNextSecond, writeTimeLeft } from '../../../runtime/kinds/page/plain/countdown/timeLeft.ts'
import { nameOfPath, toMediaItems } from '../../../runtime/kinds/page/plain/media/mediaItems.ts'
import { toInitials } from '../../../runtime/kinds/page/plain/media/toInitials.ts'
import { toFrameAddress } from '../../../runtime/kinds/page/plain/media/videoAddress.ts'
import { findErrorLevel } from '../../../runtime/kinds/page/plain/qr/errorLevel.ts'

describe('the time that is left', () => {
  const shown = (seconds: number, locale = 'en') =>
    writeTimeLeft(seconds * 1000, locale).map(({ number, word }) => `${number} ${word}`)

  test.each([
    [90_061, ['1 day', '01 hour', '01 minute', '01 second']],
    [2 * 86_400 + 2 * 3600 + 2 * 60 + 2, ['2 days', '02 hours', '02 minutes', '02 seconds']],
    [0.2, ['0 days', '00 hours', '00 minutes', '01 second']],
    [1000 * 86_400, ['1,000 days', '00 hours', '00 minutes', '00 seconds']],
    [-5, ['0 days', '00 hours', '00 minutes', '00 seconds']],
  ])('of %d seconds is %j', (seconds, parts) => {
    expect(shown(seconds)).toEqual(parts)
  })

  test.each([
    ['zh-CN', ['1 天', '01 小时', '01 分钟', '01 秒钟']],
    ['zh-TW', ['1 天', '01 小時', '01 分鐘', '01 秒']],
  ])('in %s has the words of the language', (locale, parts) => {
    expect(shown(90_061, locale)).toEqual(parts)
  })

  test('changes as the shown second is over', () => {
    expect(toNextSecond(5300)).toBe(300)
    expect(toNextSecond(5000)).toBe(1000)
  })
})

describe('media', () => {
  test.each<readonly [unknown, readonly object[]]>([
    ['a/b.png', [{ path: 'a/b.png', name: 'b.png' }]],
    [
      'a.png, b.png',
      [
        { path: 'a.png', name: 'a.png' },
        { path: 'b.png', name: 'b.png' },
      ],
    ],
    [['a.png', null, ''], [{ path: 'a.png', name: 'a.png' }]],
    [
      { filePath: 'x/1.pdf', fileName: 'Price list.pdf', fileSize: '2048' },
      [{ path: 'x/1.pdf', name: 'Price list.pdf', size: 2048 }],
    ],
    ['[{"path":"1.pdf"}]', [{ path: '1.pdf', name: '1.pdf' }]],
    ['https://site.example/a%20b.png?size=2', [{ path: 'https://site.example/a%20b.png?size=2', name: 'a b.png' }]],
    [null, []],
    [{}, []],
  ])('of %j are %j', (value, items) => {
    expect(toMediaItems(value)).toEqual(items)
  })

  test('a picture that is held inline has no name', () => {
    expect(nameOfPath('data:image/png;base64,AAAA')).toBe('')
    expect(nameOfPath('broken%E0.png')).toBe('broken%E0.png')
  })

  test.each([
    ['Ada Lovelace', 'AL'],
    ['Ada King Lovelace', 'AL'],
    ['ada', 'A'],
    ['王小明', '小明'],
    ['', ''],
  ])('the initials of %j are %j', (name, initials) => {
    expect(toInitials(name)).toBe(initials)
  })

  test.each([
    ['films/a.mp4', undefined],
    ['https://cdn.example/a.mp4?x=1', undefined],
    ['http://site.example/watch', undefined],
    ['https://www.youtube.com/watch?list=1&v=abcDEF123_-', 'https://www.youtube-nocookie.com/embed/abcDEF123_-'],
    ['https://youtu.be/abcDEF123_-?t=3', 'https://www.youtube-nocookie.com/embed/abcDEF123_-'],
    ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345'],
    ['https://player.example/embed/5', 'https://player.example/embed/5'],
    ['https://', undefined],
  ])('the frame of the video %s is at %s', (path, address) => {
    expect(toFrameAddress(path)).toBe(address)
  })
})

test.each([
  ['x'.repeat(2331), 'M'],
  ['x'.repeat(2332), 'L'],
  ['码'.repeat(984), 'L'],
  ['码'.repeat(985), undefined],
])('a code has room for its text or says so', (text, level) => {
  expect(findErrorLevel(text)).toBe(level)
})
