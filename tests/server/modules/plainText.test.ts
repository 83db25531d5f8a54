import { expect, test } from 'vitest'
import { toPlainText } from '../../../server/modules/announcement/plainText.ts'

test.each([
  ['<p>One</p><p>Two<br>Three</p>', 'One\nTwo\nThree'],
  ['<p>A &lt;b&gt; &amp;&nbsp;C&#33;&#x4e2d;</p>', 'A <b> & C!中'],
  ['<style>p{}</style><script>alert(1)</script><p>  Text\n  here </p>', 'Text here'],
  ['&unknown; &#x110000; &#0;', '&unknown; &#x110000; &#0;'],
  ['', ''],
])('%j becomes %j', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})
