import { expect, test } from 'vitest'
import { toPlainText } from '../../../server/modules/announcement/plainText.ts'

test.each([
  ['<p>One</p><p>Two<br>Three</p>', 'One\nTwo\nThree'],
  ['<p>A &lt;b&gt; &amp;&nbsp;C&#33;&#x4e2d;</p>', 'A <b> & C!中'],
  ['<style>p{}</style><script>alert(1)</script><p>  Text\n  here </p>', 'Text here'],
  ['&unknown; &#x110000; &#0;', '&unknown; &#x110000; &#0;'],
  ['<script>a', 'a'],
  ['1 < 2 <b>and</b> 3 <', '1 and 3 <'],
  ['<STYLE >p{}</style\n>A<Br/>B', 'A\nB'],
  ['', ''],
])('%j becomes %j', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})
