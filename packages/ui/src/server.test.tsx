// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import * as ui from './index.ts'

const { CategoryArt, EmptyArt, LevelMedal, SceneArt } = ui
const query = { isPending: false, error: null, refetch: () => undefined }

const nodes: Record<string, ReactNode> = {
  AmountField: <ui.AmountField label="จำนวนเงิน" choices={[100]} all={5} />,
  BankLogo: <ui.BankLogo code="004" />,
  BankPicker: (
    <ui.BankPicker
      label="ธนาคาร"
      choices={[
        { code: '004', short: 'KBANK', fullName: 'ธนาคารกสิกรไทย', name: 'กสิกรไทย', label: 'กสิกรไทย' },
      ]}
      chosen="KBANK"
      onChoose={() => undefined}
      error={undefined}
    />
  ),
  Banner: <ui.Banner>ข้อความ</ui.Banner>,
  BottomBar: <ui.BottomBar label="เมนู" items={[{ to: '/', label: 'หน้าแรก', icon: 'home', centre: true }]} />,
  Button: <ui.Button busy>ตกลง</ui.Button>,
  Card: <ui.Card tone="brand">การ์ด</ui.Card>,
  CategoryArt: <CategoryArt name="sport" />,
  CheckboxField: <ui.CheckboxField label="ยอมรับ" />,
  CopyButton: <ui.CopyButton value="1" />,
  ChangingMoney: <ui.ChangingMoney baht={1} />,
  Countdown: <ui.Countdown until={0} />,
  DateField: <ui.DateField label="วันที่" defaultValue="2026-11-20" />,
  EmptyArt: <EmptyArt name="history" />,
  EmptyState: <ui.EmptyState title="ว่าง" />,
  Failure: <ui.Failure />,
  Footer: <ui.Footer siteName="แสงทอง" year={2022} minimumAge={20} />,
  FormMessage: <ui.FormMessage>ผิด</ui.FormMessage>,
  EmbeddedFrame: <ui.EmbeddedFrame src="https://example.com" title="ผลบอล" height={520} />,
  GlobalStyle: <ui.GlobalStyle />,
  Hero: <ui.Hero />,
  LevelMedal: <LevelMedal level={1} />,
  LineCard: <ui.LineCard title="ไลน์หลัก" id="@a" />,
  LinkButton: <ui.LinkButton to="/">ไป</ui.LinkButton>,
  List: (
    <ui.List>
      <ui.ListRow title="แถว" to="/" />
    </ui.List>
  ),
  Loaded: <ui.Loaded query={{ ...query, data: [1] }}>{() => 'ครบ'}</ui.Loaded>,
  Money: <ui.Money baht={1} />,
  Page: (
    <ui.Page title="หน้า" back="/" rail="ข้าง">
      เนื้อหา
    </ui.Page>
  ),
  PasswordField: <ui.PasswordField label="รหัสผ่าน" />,
  Picture: <ui.Picture src="/a.png" alt="" width={4} height={3} />,
  QrCode: <ui.QrCode value="x" />,
  SceneArt: <SceneArt name="notFound" />,
  Section: <ui.Section title="ส่วน">เนื้อหา</ui.Section>,
  SelectField: <ui.SelectField label="ธนาคาร" options={[]} />,
  SlipArt: <ui.SlipArt />,
  StatusChip: <ui.StatusChip tone="ok">สำเร็จ</ui.StatusChip>,
  SuccessTick: <ui.SuccessTick />,
  Tabs: (
    <ui.Tabs label="แท็บ" tabs={[{ id: 'a', label: 'ก' }]} selected="a" onSelect={() => undefined}>
      เนื้อหา
    </ui.Tabs>
  ),
  SearchField: <ui.SearchField label="ค้นหา" value="สลิป" onSearch={() => undefined} />,
  TextField: <ui.TextField label="ชื่อ" />,
  TopBar: <ui.TopBar start="แสงทอง" />,
  WalletArt: <ui.WalletArt />,
}

test.each(Object.entries(nodes))('%s renders without a browser and without style attributes', (_, node) => {
  const html = renderToString(<StaticRouter location="/">{node}</StaticRouter>)
  expect(html).not.toMatch(/\s(style|on\w+)="/)
  expect(html).not.toBe('')
})

test('a drawer that is closed is nothing in a pre-rendered page', () => {
  const drawer = (
    <ui.SideDrawer open={false} onClose={() => undefined} title="เมนู">
      ลิงก์
    </ui.SideDrawer>
  )
  expect(renderToString(drawer)).toBe('')
})

test('a page that is pre-rendered carries no category’s picture, but its place', () => {
  expect(renderToString(<CategoryArt name="sport" />)).toMatch(
    /^<svg[^>]*viewBox="0 0 120 120"[^>]*><\/svg>$/,
  )
})
