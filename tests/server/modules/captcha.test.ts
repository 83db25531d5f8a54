import { expect, test } from 'vitest'
import { hashCaptcha } from '../../../server/modules/sign-in/captcha.ts'
import { captchaCharacters, drawCaptcha } from '../../../server/modules/sign-in/drawCaptcha.ts'

const texts = Array.from({ length: 200 }, (_, index) =>
  Array.from({ length: 4 }, (_, at) => captchaCharacters[(index * 7 + at * at * 11) % captchaCharacters.length]).join(
    '',
  ),
)
const drawAll = () => Promise.all(texts.map(drawCaptcha))

/** The lines of the letters in a picture, each as its points. */
function toLines(picture: string): readonly (readonly string[])[] {
  const [, path = ''] = /<path fill="hsl[^"]+" d="([^"]+)"/.exec(picture) ?? []
  return path.split('M').flatMap((line) => (line === '' ? [] : [line.split('L')]))
}

test('the letters of the picture do not stand in it as text', async () => {
  for (const picture of await drawAll()) {
    expect(picture).not.toMatch(/<text|<title|<desc|id=/)
    // Nothing but shapes: elements without content, and paths of numbers.
    expect(picture.replaceAll(/<[^>]+>/g, '')).toBe('')
    for (const [, path] of picture.matchAll(/ d="([^"]+)"/g)) expect(path).toMatch(/^[MLZ\d. -]+$/)
  }
})

test('two pictures of the same text differ, and no letter can be told by its number of points', async () => {
  const pictures = await Promise.all(Array.from({ length: 20 }, () => drawCaptcha('mmmm')))
  expect(new Set(pictures).size).toBe(20)
  const counts = new Set(pictures.flatMap((picture) => toLines(picture).map((line) => line.length)))
  expect(counts.size).toBeGreaterThan(8)
})

test('the letters are drawn in any order', async () => {
  const pictures = await Promise.all(Array.from({ length: 30 }, () => drawCaptcha('cscs')))
  const places = pictures.map((picture) => toLines(picture).map(([first = '']) => Number.parseFloat(first)))
  const isInOrder = (numbers: readonly number[]) => numbers.every((x, at) => at === 0 || x > Number(numbers[at - 1]))
  expect(places.map(({ length }) => length)).toEqual(Array(30).fill(4))
  expect(places.filter(isInOrder).length).toBeLessThan(20)
})

test('no letter is cut off', async () => {
  for (const picture of await drawAll()) {
    const points = toLines(picture).flatMap((line) => line.map((point) => point.split(' ').map(Number.parseFloat)))
    expect(points.filter(([x = 0, y = 0]) => !(x > 0 && x < 105 && y > 0 && y < 35))).toEqual([])
  }
})

test('a picture has less than 20 kB', async () => {
  expect(Math.max(...(await drawAll()).map(({ length }) => length))).toBeLessThan(20_000)
})

test('the median picture is drawn in less than 10 ms', async () => {
  const times: number[] = []
  for (const text of texts) {
    const start = performance.now()
    await drawCaptcha(text)
    times.push(performance.now() - start)
  }
  expect(times.toSorted((one, other) => one - other)[texts.length / 2]).toBeLessThan(10)
})

test('every character has a shape, and nothing else can be drawn', async () => {
  for (const each of captchaCharacters) expect(toLines(await drawCaptcha(each)).length).toBeGreaterThan(0)
  await expect(drawCaptcha('a?')).rejects.toThrow('cannot show "?"')
})

test('an answer is compared without case and without spaces around it', () => {
  expect(hashCaptcha('key', ' AB3d ')).toBe(hashCaptcha('key', 'ab3D'))
  expect(hashCaptcha('key', 'ab3d')).not.toBe(hashCaptcha('key', 'ab3e'))
  expect(hashCaptcha('key', 'ab3d')).not.toBe(hashCaptcha('other', 'ab3d'))
})
