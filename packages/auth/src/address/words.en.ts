import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  provinces:
    'Bangkok, Krabi, Kanchanaburi, Kalasin, Kamphaeng Phet, Khon Kaen, Chanthaburi, Chachoengsao, Chon Buri, Chai Nat, Chaiyaphum, Chumphon, Chiang Rai, Chiang Mai, Trang, Trat, Tak, Nakhon Nayok, Nakhon Pathom, Nakhon Phanom, Nakhon Ratchasima, Nakhon Si Thammarat, Nakhon Sawan, Nonthaburi, Narathiwat, Nan, Bueng Kan, Buri Ram, Pathum Thani, Prachuap Khiri Khan, Prachin Buri, Pattani, Phra Nakhon Si Ayutthaya, Phayao, Phangnga, Phatthalung, Phichit, Phitsanulok, Phetchaburi, Phetchabun, Phrae, Phuket, Maha Sarakham, Mukdahan, Mae Hong Son, Yasothon, Yala, Roi Et, Ranong, Rayong, Ratchaburi, Lop Buri, Lampang, Lamphun, Loei, Si Sa Ket, Sakon Nakhon, Songkhla, Satun, Samut Prakan, Samut Songkhram, Samut Sakhon, Sa Kaeo, Saraburi, Sing Buri, Sukhothai, Suphan Buri, Surat Thani, Surin, Nong Khai, Nong Bua Lam Phu, Ang Thong, Amnat Charoen, Udon Thani, Uttaradit, Uthai Thani, Ubon Ratchathani',
  title: 'Delivery address',
  lead: 'Used only to send rewards',
  emptyTitle: 'No address yet',
  emptyText: 'Enter it once, and rewards are sent to this address',
  name: 'Recipient’s name',
  phone: 'Recipient’s mobile number',
  address: 'House number, village, lane, road',
  subDistrict: 'Subdistrict',
  district: 'District',
  province: 'Province',
  provinceChoose: 'Choose a province',
  zipcode: 'Postcode',
  zipcodeDiffers: 'This may belong to another province. Please check it.',
  submit: 'Save address',
  success: 'Address saved',
} as const satisfies Translation<typeof th>
