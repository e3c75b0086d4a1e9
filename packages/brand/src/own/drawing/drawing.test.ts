import { expect, test } from 'vitest'
import { drawing } from './drawing.ts'

const root = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"${inside.includes('xlink:') ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : ''}>${inside}</svg>`
const faultIn = (inside: string) => drawing(root(inside)).fault
const svgOf = (text: string) => drawing(text).svg

test.each([
  ['<script>x()</script>', '<script'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>', '<s:script'],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">x()</h:script>', '<h:script'],
  ['<script xmlns="http://www.w3.org/1999/xhtml"/>', '<script'],
  ['<foreignObject><p/></foreignObject>', '<foreignObject'],
  ['<a href="https://a.example"><path/></a>', '<a'],
  ['<handler/>', '<handler'],
  ['<path onclick="x()"/>', 'onclick='],
  ['<g ONLOAD="x()"/>', 'ONLOAD='],
  ['<animate attributeName="x" onbegin="x()"/>', 'onbegin='],
  ['<use><set attributeName="href" to="javascript:x()"/></use>', 'attributeName="href"'],
  ['<use><set attributeName="xlink:href" to="#a"/></use>', 'attributeName="xlink:href"'],
  ['<g><set attributeName="onclick" to="x()"/></g>', 'attributeName="onclick"'],
  ['<g><set attributeName="style" to="fill:red"/></g>', 'attributeName="style"'],
  ['<g><set attributeName="fill" to="url(https://a.example)"/></g>', 'to="url(https://a.example)"'],
  ['<animate attributeName="fill" values="red;u\\72l(//a.example)"/>', 'values="red;u\\72l(//a.example)"'],
  ['<use href="https://a.example/b.svg#c"/>', 'href="https://a.example/b.svg#c"'],
  ['<use xlink:href="//a.example/b.svg#c"/>', 'xlink:href="//a.example/b.svg#c"'],
  ['<use href="data:image/svg+xml,x#c"/>', 'href="data:image/svg+xml,x#c"'],
  ['<use href="&#106;avascript:x()"/>', 'href="javascript:x()"'],
  ['<image href="https://a.example/b.png"/>', 'href="https://a.example/b.png"'],
  ['<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', 'href="data:image/svg+xml;base64,PHN2Zy8+"'],
  ['<image href="logo.png"/>', 'href="logo.png"'],
  ['<feImage href="/api/x"/>', 'href="/api/x"'],
  ['<path fill="url(https://a.example)"/>', 'url(https://a.example)'],
  ['<path fill="url(&quot;//a.example&quot;)"/>', 'url(//a.example)'],
  ['<path fill="URL(data:image/png;base64,AA)"/>', 'url(data:image/png;base64,AA)'],
  ['<path style="fill:u\\72l(&quot;//a.example&quot;)"/>', 'u\\72l('],
  ['<path style="fill:u\\000072 l(&quot;//a.example&quot;)"/>', 'u\\000072 l('],
  ['<path style="filter:url(https://a.example/b.svg#c)"/>', 'url(https://a.example/b.svg#c)'],
  ['<path style="mask:image-set(&quot;//a.example&quot; 1x)"/>', 'image-set('],
  ['<path style="fill:red;mask:src(&quot;//a.example&quot;)"/>', 'src('],
  ['<style>.a{background:image-set("//a.example" 1x)}</style>', 'image-set('],
  ['<path style="background-image:image-set(&quot;//a.example&quot; 1x)"/>', 'image-set('],
  ['<path style="cursor:url(//a.example)"/>', 'url(//a.example)'],
  ['<style>@import "//a.example";</style>', '@import'],
  ['<style>@im\\70ort "//a.example";</style>', '@im\\70ort'],
  ['<style>@font-face{src:url(//a.example)}</style>', '@font-face'],
  ['<style><![CDATA[.a{fill:url(//a.example)}]]></style>', 'url(//a.example)'],
  ['<style>.a{fill:u<!-- -->rl(//a.example)}</style>', 'url(//a.example)'],
  ['<style>@media all{.a{mask:url(//a.example)}}</style>', 'url(//a.example)'],
  ['<style>.a{fill:red;&amp; .b{fill:url(//a.example)}}</style>', 'url(//a.example)'],
])('an SVG with %s is refused', (inside, expected) => {
  expect(faultIn(inside)).toBe(
    `the SVG contains ${JSON.stringify(expected)}, which runs or loads something; remove it.`,
  )
})

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "x">]>', 'contains "<!DOCTYPE [", which runs or loads something; remove it'],
  [
    '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x()">]>',
    'contains "<!DOCTYPE [", which runs or loads something',
  ],
])('one that defines %s is refused', (start, expected) => {
  expect(drawing(start + root('')).fault).toContain(expected)
})

test.each([
  ['<svg viewBox="0 0 9 9"/>', /^the SVG has no xmlns, so no browser shows it; write <svg xmlns="http/],
  ['<svg xmlns="http://www.w3.org/1999/xhtml"/>', /^the SVG has no xmlns/],
  ['<html xmlns="http://www.w3.org/2000/svg"/>', /^the SVG has no xmlns/],
  [root('<g>'), /^the SVG is damaged \(line 1: unexpected close tag\.?\); save it anew\.$/],
  [root('<a:g/>'), /^the SVG is damaged \(line 1: unbound namespace prefix/],
  [root('&unknown;'), /^the SVG is damaged \(line 1: undefined entity/],
  [
    root('<path style="fill:u\\72l(https://a.example)"/>'),
    /^the SVG contains the style "fill:u.*, which cannot be read/,
  ],
  [
    root('<style>.a{;}}</style>'),
    /^the SVG contains the style "\.a\{;\}\}", which cannot be read; correct or remove it\.$/,
  ],
  ['', /^the SVG is damaged/],
])('%s is told to be no picture', (text, expected) => expect(drawing(text).fault).toMatch(expected))

test('what editors leave is taken out, and what is drawn stays', () => {
  const made = `<?xml version="1.0" encoding="TIS-620"?><?xml-stylesheet href="//a.example"?><!-- made by hand -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:ed="http://www.inkscape.org/namespaces/inkscape" xml:base="//a.example" viewBox="0 0 10 10" data-name="x"><metadata><b>x</b></metadata><ed:view><script/></ed:view><g ed:layer="1" style="fill:red;-ed-x:url(//a.example)"><path d="M0 0h10" xml:space="preserve"/></g></svg>`
  expect(svgOf(made)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g style="fill:red"><path d="M0 0h10" xml:space="preserve"/></g></svg>',
  )
})

test.each([
  '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient></defs><path fill="url(#a)"/>',
  '<style>.a{fill:#fff}@media (min-width:1px){.a{stroke:url(#b)}}</style><path class="a"/>',
  '<image width="1" height="1" xlink:href="data:image/png;base64,AAAA"/>',
  '<text x="1" font-family="\'Arial\',sans-serif" transform="rotate(45) translate(1,2)">ดาว</text>',
  '<use href="#a"/>',
  '<circle r="1"><animate attributeName="r" values="1;2.5;-1e3" dur="1s" repeatCount="indefinite"/></circle>',
  '<filter id="a"><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 1"/></filter>',
  '<path fill="rgba(0,0,0,.5)" clip-path="url(#c)"/>',
])('%s is sent as it is', (inside) => expect(svgOf(root(inside))).toBe(root(inside)))

test('a name for links may be given where it is used', () => {
  expect(svgOf(root('<use xmlns:l="http://www.w3.org/1999/xlink" l:href="#a"/>'))).toBe(
    root('<use xlink:href="#a"/>'),
  )
})

test('a drawing under a prefix is sent without it', () => {
  expect(svgOf('<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>',
  )
})

test('text never becomes markup', () => {
  const svg = svgOf(
    root(
      '<title>&lt;script&gt;"</title><path id="&quot;&gt;&lt;script&gt;"/><style>.a{fill:red}/*&lt;/style>*/</style>',
    ),
  )
  expect(svg).not.toMatch(/<script|\*/)
})

const levels = (count: number) => `${'<g>'.repeat(count)}${'</g>'.repeat(count)}`

test('elements within elements without end are refused at once, and a drawing’s own stay', () => {
  expect(svgOf(root(levels(200)))).toBe(root(levels(200)))
  const before = process.cpuUsage().user
  expect(drawing(root('<g>'.repeat(200_000)))).toEqual({
    fault: 'the SVG has elements more than 250 levels deep; save it simpler.',
  })
  expect(process.cpuUsage().user - before).toBeLessThan(2e6)
})

test.each(['@media all{', 'fill:url(', 'a[b('])('styles of %s without end are refused at once', (opening) => {
  for (const times of [60, 40_000])
    expect(drawing(root(`<style>a{${opening.repeat(times)}</style>`))).toEqual({
      fault: 'the SVG has styles more than 50 levels deep; save it simpler.',
    })
})
