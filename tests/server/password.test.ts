import { expect, test } from 'vitest'
import { createPassword } from '../../server/http/password.ts'

test('a password that the server makes is one that it accepts, with small and capital letters and digits', () => {
  const passwords = Array.from({ length: 2000 }, createPassword)
  expect(passwords.filter((password) => !/[a-z]/.test(password) || !/[A-Z]/.test(password))).toEqual([])
  expect(passwords.filter((password) => !/\d/.test(password))).toEqual([])
  expect(passwords.filter((password) => !/^[a-zA-Z2-9]{16}$/.test(password) || /[lIO]/.test(password))).toEqual([])
  expect(new Set(passwords).size).toBe(2000)
})
