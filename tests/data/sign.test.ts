import { describe, expect, test } from 'vitest'
import { isSigned, toSignatureTime } from '../../runtime/data/sign.ts'
import { toSignature } from '../../runtime/data/signature.ts'

const at = (path: string) => new URL(`http://server/api${path}`)

describe('the signature', () => {
  // Each expected value is the MD5 of the text beside it, made with another program.
  test('covers the query and the codes in the path, without the time stamp', () => {
    // {"keyword":"a","pageSize":"10","x-path-variable":"sys_user,realname,username"}salt
    const address = at('/sys/dict/loadDict/sys_user,realname,username?pageSize=10&_t=5&keyword=a')
    expect(toSignature(address, undefined, 'salt')).toBe('0BB817B39AFD0659D180D549F64F6670')
  })

  test('covers the body, with numbers and booleans as texts', () => {
    // {"a":"1","b":"true","c":"文","d":{"x":1},"e":null}salt
    const body = { e: null, d: { x: 1 }, c: '文', b: true, a: 1, f: undefined }
    expect(toSignature(at('/sys/dict/loadTreeData'), body, 'salt')).toBe('45C587E0617DEFEE829DC39B64E65F1A')
  })

  test('covers nothing when there is nothing', () => {
    // {}salt
    expect(toSignature(at('/sys/dict/getDictItems/sex'), undefined, 'salt')).toBe('4DF345D41BAFC8E489CC9C94112F002A')
  })

  test('decodes the codes in the path', () => {
    const plain = toSignature(at('/sys/dict/getDictItems/a,b,c,文'), undefined, 'salt')
    expect(toSignature(at('/sys/dict/getDictItems/a,b,c,%E6%96%87'), undefined, 'salt')).toBe(plain)
  })

  test('does not depend on the order of the parameters', () => {
    const one = toSignature(at('/sys/dict/loadTreeData?pid=0&text=b&code=a'), undefined, 'salt')
    expect(toSignature(at('/sys/dict/loadTreeData?code=a&text=b&pid=0'), undefined, 'salt')).toBe(one)
  })

  test('depends on every value and on the secret', () => {
    const one = toSignature(at('/sys/dict/loadTreeData?pid=0'), undefined, 'salt')
    expect(toSignature(at('/sys/dict/loadTreeData?pid=1'), undefined, 'salt')).not.toBe(one)
    expect(toSignature(at('/sys/dict/loadTreeData?pid=0'), undefined, 'other')).not.toBe(one)
  })
})

test('the time of a signature is written in the zone of the wire', () => {
  expect(toSignatureTime(Date.UTC(2024, 11, 31, 16, 5, 9))).toBe('20250101000509')
})

describe('calls go signed', () => {
  for (const path of [
    '/sys/dict/getDictItems/sex',
    '/sys/dict/getDictItems/sys_user,realname,username',
    '/sys/dict/loadDict/a,b,c',
    '/sys/dict/loadDictOrderByValue/a,b,c',
    '/sys/dict/loadDictItem/a,b,c',
    '/sys/dict/loadTreeData',
    '/sys/api/queryTableDictItemsByCode',
    '/sys/api/translateDictFromTable',
    '/sys/api/translateDictFromTableByKeys',
  ]) {
    test(path, () => {
      expect(isSigned('GET', at(path))).toBe(true)
      expect(isSigned('POST', at(path))).toBe(true)
      expect(isSigned('PUT', at(path))).toBe(false)
      expect(isSigned('DELETE', at(path))).toBe(false)
    })
  }
})

describe('calls go unsigned', () => {
  for (const path of [
    '/sys/user/list',
    '/sys/dict/list',
    '/sys/dict/queryAllDictItems',
    '/sys/dict/getDictItems/',
    '/sys/dict/loadTreeDataX',
  ]) {
    test(path, () => expect(isSigned('GET', at(path))).toBe(false))
  }
})
