import { expect, test } from 'vitest'
import { shorten, toSizeText } from '../../runtime/ui/index.ts'

const mega = 1024 * 1024

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [9.9 * 1024, '9.9 KB'],
  [10 * 1024, '10 KB'],
  [10.6 * 1024, '11 KB'],
  [2.25 * mega, '2.3 MB'],
  [3 * 1024 * mega, '3 GB'],
  [2 * mega * mega, '2 TB'],
  [5000 * mega * mega, '5000 TB'],
])('%i bytes read %s', (bytes, text) => expect(toSizeText(bytes)).toBe(text))

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc…'],
  ['一二三四', 3, '一二三…'],
  ['😀😀😀😀', 3, '😀😀😀…'],
  ['😀😀😀', 3, '😀😀😀'],
])('%s cut to %i letters reads %s', (text, length, short) => expect(shorten(text, length)).toBe(short))
