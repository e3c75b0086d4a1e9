/** Colours and monogram of a bank, invented so that no trade mark is used. */
export type BankLook = { tone: string; deep: string; ink: string; mark: string; name: string }

const looks: Record<string, BankLook> = {
  BBL: { tone: '#2a4fa8', deep: '#152d6b', ink: '#ffffff', mark: 'กท', name: 'กรุงเทพ' },
  KBANK: { tone: '#1f9d57', deep: '#0d6b38', ink: '#ffffff', mark: 'กส', name: 'กสิกรไทย' },
  KTB: { tone: '#1ba5e1', deep: '#0c6fa3', ink: '#ffffff', mark: 'กท', name: 'กรุงไทย' },
  TTB: { tone: '#1f62d0', deep: '#0b2f6b', ink: '#ffffff', mark: 'ทบ', name: 'ทหารไทยธนชาต' },
  SCB: { tone: '#6a3aa8', deep: '#43217a', ink: '#ffffff', mark: 'ทพ', name: 'ไทยพาณิชย์' },
  CIMBT: { tone: '#b3202c', deep: '#7a0f1c', ink: '#ffffff', mark: 'ซอ', name: 'ซีไอเอ็มบีไทย' },
  UOBT: { tone: '#1d3f8c', deep: '#0e2256', ink: '#ffffff', mark: 'ยอ', name: 'ยูโอบี' },
  BAY: { tone: '#f2c230', deep: '#a87b06', ink: '#3a2a00', mark: 'กศ', name: 'กรุงศรีอยุธยา' },
  GSB: { tone: '#e84a9a', deep: '#a81f66', ink: '#ffffff', mark: 'อส', name: 'ออมสิน' },
  GHB: { tone: '#ef7f24', deep: '#b1530a', ink: '#ffffff', mark: 'อค', name: 'อาคารสงเคราะห์' },
  BAAC: { tone: '#3d7a3a', deep: '#1f4f1f', ink: '#ffffff', mark: 'ธก', name: 'ธ.ก.ส.' },
  EXIM: { tone: '#27639b', deep: '#123c66', ink: '#ffffff', mark: 'อซ', name: 'เพื่อการส่งออกฯ' },
  ISBT: { tone: '#1b6f4a', deep: '#0b4a2e', ink: '#ffffff', mark: 'อล', name: 'อิสลามแห่งประเทศไทย' },
  TISCO: { tone: '#1a5aa6', deep: '#0a356b', ink: '#ffffff', mark: 'ทก', name: 'ทิสโก้' },
  KKP: { tone: '#5b5f9e', deep: '#34376b', ink: '#ffffff', mark: 'กน', name: 'เกียรตินาคินภัทร' },
  ICBCT: { tone: '#c0232c', deep: '#7e1018', ink: '#ffffff', mark: 'ไอ', name: 'ไอซีบีซี (ไทย)' },
  TCD: { tone: '#ea5b1f', deep: '#a13706', ink: '#ffffff', mark: 'ทค', name: 'ไทยเครดิต' },
  LHFG: { tone: '#5d6a72', deep: '#333c42', ink: '#ffffff', mark: 'ลฮ', name: 'แลนด์ แอนด์ เฮ้าส์' },
  SME: { tone: '#1478a6', deep: '#074a6b', ink: '#ffffff', mark: 'สม', name: 'พัฒนาวิสาหกิจฯ' },
}

const unknown: BankLook = { tone: '#56616b', deep: '#2f373e', ink: '#ffffff', mark: '฿', name: 'ธนาคาร' }

export const bankLook = (bankName: string): BankLook => looks[bankName] ?? { ...unknown, name: bankName }
