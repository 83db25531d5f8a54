import { describe, expect, test } from 'vitest'
import { isSecretName, isSecretRequestName } from '../../server/secrets/secretNames.ts'

const secrets = [
  ...['password', 'dbPassword', 'PASSWORD_HASH', 'passwd', 'user_pwd', 'passphrase', 'secret', 'clientSecret', 'token'],
  ...[
    'x-access-token',
    'tokenHash',
    'captcha',
    'captchaKey',
    'private_key',
    'privateKey',
    'api_key',
    'api-key',
    'apiKey',
  ],
  ...['salt', 'SALT', 'passwordSalt', 'user_salt', 'userSalt'],
]
const requestSecrets = [
  ...[
    'ticket',
    'checkKey',
    'authorization',
    'proxy-authorization',
    'cookie',
    'set-cookie',
    'sessionId',
    'code',
    'smscode',
  ],
  ...['sms_code', 'sign', 'x-sign', 'state'],
]
const ordinary = [
  ...['name', 'basalt', 'compass', 'tags', 'stock', 'orgCode', 'postcode', 'design', 'signature', 'estate', 'status'],
  ...['keyword', 'monkey', 'accept', 'user-agent', 'host'],
]

describe('the one list of secret names', () => {
  test.each(secrets)('%s is secret everywhere', (name) => {
    expect([isSecretName(name), isSecretRequestName(name)]).toEqual([true, true])
  })

  test.each(requestSecrets)('%s is secret in requests, and an ordinary name of a field', (name) => {
    expect([isSecretName(name), isSecretRequestName(name)]).toEqual([false, true])
  })

  test.each(ordinary)('%s is not secret', (name) => {
    expect([isSecretName(name), isSecretRequestName(name)]).toEqual([false, false])
  })
})
