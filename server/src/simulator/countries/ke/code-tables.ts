// The unit's code tables as rows of `code name`, one table a class: facts only, `codes.ts` makes wire rows of them.

import type { CodeTable } from "../../country.ts";

/** The 23 classes of the Kenyan unit. The rate of each tax type is in index.ts. */
export const codeTables: CodeTable[] = [
  {
    cdCls: "04",
    cdClsNm: "Taxation Type",
    rows: "A A-Exempt|B B-VAT 16%|C C-Zero Rated|D D-Non VAT|E E-VAT 8%",
  },
  {
    cdCls: "05",
    cdClsNm: "Country",
    rows:
      "AC ASCENSION ISLAND|AD ANDORRA|AE UNITED ARAB EMIRATES|AG ANTIGUA AND BARBUDA|AI ANGUILLA|" +
      "AL ALBANIA|AM ARMENIA|AN NETHERLANDS ANTILLES|AO ANGOLA|AQ ANTARCTICA|AR ARGENTINA|" +
      "AS AMERICAN SAMOA|AT AUSTRIA|AU AUSTRALIA|AW ARUBA|AX ALAND ISLANDS|AZ AZERBAIJAN|" +
      "BA BOSNIA AND HERZEGOVINA|BB BARBADOS|BD BANGLADESH|BE BELGIUM|BF BURKINA FASO|BG BULGARIA|" +
      "BH BAHRAIN|BI BURUNDI|BJ BENIN|BM BERMUDA|BN BRUNEI DARUSSALAM|BO BOLIVIA|BR BRAZIL|BS BAHAMAS|" +
      "BT BHUTAN|BV BOUVET ISLAND|BW BOTSWANA|BY BELARUS|BZ BELIZE|CA CANADA|CC COCOS (KEELING) ISLANDS|" +
      "CD CONGO, DEMOCRATIC REPUBLIC|CF CENTRAL AFRICAN REPUBLIC|CG CONGO|CH SWITZERLAND|" +
      "CI COTE D'IVOIRE (IVORY COAST)|CK COOK ISLANDS|CL CHILE|CM CAMEROON|CN CHINA|CO COLOMBIA|" +
      "CR COSTA RICA|CS CZECHOSLOVAKIA (FORMER)|CU CUBA|CV CAPE VERDE|CX CHRISTMAS ISLAND|CY CYPRUS|" +
      "CZ CZECH REPUBLIC|DE GERMANY|DJ DJIBOUTI|DK DENMARK|DM DOMINICA|DO DOMINICAN REPUBLIC|DZ ALGERIA|" +
      "EC ECUADOR|EE ESTONIA|EG EGYPT|EH WESTERN SAHARA|ER ERITREA|ES SPAIN|ET ETHIOPIA|" +
      "EU EUROPEAN UNION|FI FINLAND|FJ FIJI|FK FALKLAND ISLANDS (MALVINAS)|FM MICRONESIA|" +
      "FO FAROE ISLANDS|FR FRANCE|FX FRANCE, METROPOLITAN|GA GABON|GB GREAT BRITAIN (UK)|GD GRENADA|" +
      "GE GEORGIA|GF FRENCH GUIANA|GG GUERNSEY|GH GHANA|GI GIBRALTAR|GL GREENLAND|GM GAMBIA|GN GUINEA|" +
      "GP GUADELOUPE|GQ EQUATORIAL GUINEA|GR GREECE|GS S. GEORGIA AND S. SANDWICH ISLS.|GT GUATEMALA|" +
      "GU GUAM|GW GUINEA     BISSAU|GY GUYANA|HK HONG KONG|HM HEARD AND MCDONALD ISLANDS|HN HONDURAS|" +
      "HR CROATIA (HRVATSKA)|HT HAITI|HU HUNGARY|ID INDONESIA|IE IRELAND|IL ISRAEL|IM ISLE OF MAN|" +
      "IN INDIA|IO BRITISH INDIAN OCEAN TERRITORY|IQ IRAQ|IR IRAN|IS ICELAND|IT ITALY|JE JERSEY|" +
      "JM JAMAICA|JO JORDAN|JP JAPAN|KE KENYA|KG KYRGYZSTAN|KH CAMBODIA|KI KIRIBATI|KM COMOROS|" +
      "KN SAINT KITTS AND NEVIS|KP NORTH KOREA|KR SOUTH KOREA|KW KUWAIT|KY CAYMAN ISLANDS|KZ KAZAKHSTAN|" +
      "LA LAOS|LB LEBANON|LC SAINT LUCIA|LI LIECHTENSTEIN|LK SRI LANKA|LR LIBERIA|LS LESOTHO|" +
      "LT LITHUANIA|LU LUXEMBOURG|LV LATVIA|LY LIBYA|MA MOROCCO|MC MONACO|MD MOLDOVA|ME MONTENEGRO|" +
      "MG MADAGASCAR|MH MARSHALL ISLANDS|MK F.Y.R.O.M. (MACEDONIA)|ML MALI|MM MYANMAR|MN MONGOLIA|" +
      "MO MACAU|MP NORTHERN MARIANA ISLANDS|MQ MARTINIQUE|MR MAURITANIA|MS MONTSERRAT|MT MALTA|" +
      "MU MAURITIUS|MV MALDIVES|MW MALAWI|MX MEXICO|MY MALAYSIA|MZ MOZAMBIQUE|NA NAMIBIA|" +
      "NC NEW CALEDONIA|NE NIGER|NF NORFOLK ISLAND|NG NIGERIA|NI NICARAGUA|NL NETHERLANDS|NO NORWAY|" +
      "NP NEPAL|NR NAURU|NT NEUTRAL ZONE|NU NIUE|NZ NEW ZEALAND (AOTEAROA)|OM OMAN|PA PANAMA|PE PERU|" +
      "PF FRENCH POLYNESIA|PG PAPUA NEW GUINEA|PH PHILIPPINES|PK PAKISTAN|PL POLAND|" +
      "PM ST. PIERRE AND MIQUELON|PN PITCAIRN|PR PUERTO RICO|PS PALESTINIAN TERRITORY, OCCUPIED|" +
      "PT PORTUGAL|PW PALAU|PY PARAGUAY|QA QATAR|RE REUNION|RO ROMANIA|RS SERBIA|RU RUSSIAN FEDERATION|" +
      "RW RWANDA|SA SAUDI ARABIA|SB SOLOMON ISLANDS|SC SEYCHELLES|SD SUDAN|SE SWEDEN|SG SINGAPORE|" +
      "SH ST. HELENA|SI SLOVENIA|SJ SVALBARD & JAN MAYEN ISLANDS|SK SLOVAK REPUBLIC|SL SIERRA LEONE|" +
      "SM SAN MARINO|SN SENEGAL|SO SOMALIA|SR SURINAME|ST SAO TOME AND PRINCIPE|SU USSR (FORMER)|" +
      "SV EL SALVADOR|SY SYRIA|SZ SWAZILAND|TC TURKS AND CAICOS ISLANDS|TD CHAD|" +
      "TF FRENCH SOUTHERN TERRITORIES|TG TOGO|TH THAILAND|TJ TAJIKISTAN|TK TOKELAU|TM TURKMENISTAN|" +
      "TN TUNISIA|TO TONGA|TP EAST TIMOR|TR TURKEY|TT TRINIDAD AND TOBAGO|TV TUVALU|TW TAIWAN|" +
      "TZ TANZANIA|UA UKRAINE|UG UGANDA|UK UNITED KINGDOM|UM US MINOR OUTLYING ISLANDS|US UNITED STATES|" +
      "UY URUGUAY|UZ UZBEKISTAN|VA VATICAN CITY STATE (HOLY SEE)|VC SAINT VINCENT & THE GRENADINES|" +
      "VE VENEZUELA|VG BRITISH VIRGIN ISLANDS|VI VIRGIN ISLANDS (U.S.)|VN VIET NAM|VU VANUATU|" +
      "WF WALLIS AND FUTUNA ISLANDS|WS SAMOA|YE YEMEN|YT MAYOTTE|YU SERBIA AND MONTENEGRO (FORMER)|" +
      "ZA SOUTH AFRICA|ZM ZAMBIA|ZR (ZAIRE) SEE CD CONGO, DEMOCRATIC REPUBLIC|ZW ZIMBABWE",
  },
  {
    cdCls: "07",
    cdClsNm: "Payment Type",
    rows: "01 CASH|02 CREDIT|03 CASH/CREDIT|04 BANK CHECK|05 DEBIT&CREDIT CARD|06 MOBILE MONEY|07 OTHER",
  },
  {
    cdCls: "09",
    cdClsNm: "Branch Status",
    rows: "01 Open|02 Closed",
  },
  {
    cdCls: "10",
    cdClsNm: "Quantity Unit",
    rows:
      "4B Pair|AV Cap|BA Barrel|BE bundle|BG bag|BL block|BLL BLL Barrel (petroleum) (158,987 dm3)|" +
      "BX box|CA Can|CEL Cell|CMT centimetre|CR CARAT|DR Drum|DZ Dozen|GLL Gallon|GRM Gram|GRO Gross|" +
      "KG Kilo-Gramme|KTM kilometre|KWT kilowatt|L Litre|LBR pound|LK link|LTR Litre|M Metre|" +
      "M2 Square Metre|M3 Cubic Metre|MGM milligram|MTR metre|MWT megawatt hour (1000 kW.h)|NO Number|" +
      "NX part per thousand|PA packet|PG plate|PR pair|RL reel|RO roll|SET set|ST sheet|" +
      "TNE tonne (metric ton)|TU tube|U Pieces/item [Number]|YRD yard",
  },
  {
    cdCls: "11",
    cdClsNm: "Sale Status",
    rows:
      "01 Wait for Approval|02 Approved|03 Cancel Requested|04 Canceled|05 Credit Note Generated|" +
      "06 Transferred",
  },
  {
    cdCls: "12",
    cdClsNm: "Stock I/O Type",
    rows:
      "01 Import|02 Purchase|03 Return|04 Stock Movement|05 Processing|06 Adjustment|11 Sale|12 Return|" +
      "13 Stock Movement|14 Processing|15 Discarding|16 Adjustment",
  },
  {
    cdCls: "14",
    cdClsNm: "Transaction Type",
    rows: "C Copy|N Normal|P Proforma|T Training",
  },
  {
    cdCls: "15",
    cdClsNm: "Taxpayer Status",
    rows: "A Active|D Inactive",
  },
  {
    cdCls: "17",
    cdClsNm: "Packing Unit",
    rows:
      "AM Ampoule|BA Barrel|BC Bottlecrate|BE Bundle|BF Balloon, non-protected|BG Bag|BJ Bucket|" +
      "BK Basket|BL Bale|BQ Bottle, protected cylindrical|BR Bar|BV Bottle, bulbous|BZ Bag|CA Can|" +
      "CH Chest|CJ Coffin|CL Coil|CR Wooden Box, Wooden Case|CS Cassette|CT Carton|CTN Container|" +
      "CY Cylinder|DR Drum|GT Extra Countable Item|HH Hand Baggage|IZ Ingots|JR Jar|JU Jug|" +
      "JY Jerry CAN Cylindrical|KZ Canester|LZ Logs, in bundle/bunch/truss|NT Net|" +
      "OU Non-Exterior Packaging Unit|PD Poddon|PG Plate|PI Pipe|PO Pilot|PU Traypack|RL Reel|RO Roll|" +
      "RZ Rods, in bundle/bunch/truss|SK Skeletoncase|TY Tank, cylindrical|" +
      "VG Bulk,gas(at 1031 mbar 15 oC)|VL Bulk,liquid(at normal temperature/pressure)|" +
      "VO Bulk, solid, large particles(nodules)|" +
      "VQ Bulk, gas (liquefied at abnormal temperature/pressure)|" +
      "VR Bulk, solid, granular particles(grains)|VT Extra Bulk Item|VY Bulk, fine particles(powder)|" +
      "ML Mills|TN TAN",
  },
  {
    cdCls: "24",
    cdClsNm: "Item Type",
    rows: "1 Raw Material|2 Finished Product|3 Service",
  },
  {
    cdCls: "26",
    cdClsNm: "Import Item Status",
    rows: "1 Unsent|2 Waiting|3 Approved|4 Cancelled",
  },
  {
    cdCls: "31",
    cdClsNm: "Registration Type",
    rows: "A Automatic|M Manual",
  },
  {
    cdCls: "32",
    cdClsNm: "Credit Note Reason",
    rows:
      "01 Missing Quantity|02 Missing data|03 Damaged|04 Wasted|05 Raw Material Shortage|06 Refund|" +
      "07 Wrong Customer PIN|08 Wrong Customer name|09 Wrong Amount/price|10 Wrong Quantity|" +
      "11 Wrong Item(s)|12 Wrong tax type|13 Other reason",
  },
  {
    cdCls: "33",
    cdClsNm: "Currency",
    rows:
      "AED United Arab Emirates dirham|AFN Afghan afghani|ALL Albanian lek|AMD Armenian dram|" +
      "ANG Netherlands Antillean guilder|AOA Angolan kwanza|ARS Argentine peso|AUD Australian dollar|" +
      "AWG Aruban florin|AZN Azerbaijani manat|BAM Bosnia and Herzegovina convertible mark|" +
      "BBD Barbados dollar|BDT Bangladeshi taka|BGN Bulgarian lev|BHD Bahraini dinar|BIF Burundian franc|" +
      "BMD Bermudian dollar|BND Brunei dollar|BOB Boliviano|BOV Bolivian Mvdol (funds code)|" +
      "BRL Brazilian real|BSD Bahamian dollar|BTN Bhutanese ngultrum|BWP Botswana pula|" +
      "BYN New Belarusian ruble|BYR Belarusian ruble|BZD Belize dollar|CAD Canadian dollar|" +
      "CDF Congolese franc|CHE WIR Euro (complementary currency)|CHF Swiss franc|" +
      "CHW WIR Franc (complementary currency)|CLF Unidad de Fomento (funds code)|CLP Chilean peso|" +
      "CNY Chinese yuan|COP Colombian peso|COU Unidad de Valor Real (UVR) (funds code)|" +
      "CRC Costa Rican colon|CUC Cuban convertible peso|CUP Cuban peso|CVE Cape Verde escudo|" +
      "CZK Czech koruna|DJF Djiboutian franc|DKK Danish krone|DOP Dominican peso|DZD Algerian dinar|" +
      "EGP Egyptian pound|ERN Eritrean nakfa|ETB Ethiopian birr|EUR Euro|FJD Fiji dollar|" +
      "FKP Falkland Islands pound|GBP Pound sterling|GEL Georgian lari|GHS Ghanaian cedi|" +
      "GIP Gibraltar pound|GMD Gambian dalasi|GNF Guinean franc|GTQ Guatemalan quetzal|" +
      "GYD Guyanese dollar|HKD Hong Kong dollar|HNL Honduran lempira|HRK Croatian kuna|" +
      "HTG Haitian gourde|HUF Hungarian forint|IDR Indonesian rupiah|ILS Israeli new shekel|" +
      "INR Indian rupee|IQD Iraqi dinar|IRR Iranian rial|ISK Icelandic króna|JMD Jamaican dollar|" +
      "JOD Jordanian dinar|JPY Japanese yen|KES Kenyan shilling|KGS Kyrgyzstani som|KHR Cambodian riel|" +
      "KMF Comoro franc|KPW North Korean won|KRW South Korean won|KWD Kuwaiti dinar|" +
      "KYD Cayman Islands dollar|KZT Kazakhstani tenge|LAK Lao kip|LBP Lebanese pound|" +
      "LKR Sri Lankan rupee|LRD Liberian dollar|LSL Lesotho loti|LYD Libyan dinar|MAD Moroccan dirham|" +
      "MDL Moldovan leu|MGA Malagasy ariary|MKD Macedonian denar|MMK Myanmar kyat|MNT Mongolian tögrög|" +
      "MOP Macanese pataca|MRO Mauritanian ouguiya|MUR Mauritian rupee|MVR Maldivian rufiyaa|" +
      "MWK Malawian kwacha|MXN Mexican peso|MXV Mexican Unidad de Inversion (UDI) (funds code)|" +
      "MYR Malaysian ringgit|MZN Mozambican metical|NAD Namibian dollar|NGN Nigerian naira|" +
      "NIO Nicaraguan córdoba|NOK Norwegian krone|NPR Nepalese rupee|NZD New Zealand dollar|" +
      "OMR Omani rial|PAB Panamanian balboa|PEN Peruvian Sol|PGK Papua New Guinean kina|" +
      "PHP Philippine peso|PKR Pakistani rupee|PLN Polish złoty|PYG Paraguayan guaraní|QAR Qatari riyal|" +
      "RON Romanian leu|RSD Serbian dinar|RUB Russian ruble|RWF Rwandan franc|SAR Saudi riyal|" +
      "SBD Solomon Islands dollar|SCR Seychelles rupee|SDG Sudanese pound|SEK Swedish krona/kronor|" +
      "SGD Singapore dollar|SHP Saint Helena pound|SLL Sierra Leonean leone|SOS Somali shilling|" +
      "SRD Surinamese dollar|SSP South Sudanese pound|STD São Tomé and Príncipe dobra|" +
      "SVC Salvadoran colón|SYP Syrian pound|SZL Swazi lilangeni|THB Thai baht|TJS Tajikistani somoni|" +
      "TMT Turkmenistani manat|TND Tunisian dinar|TOP Tongan paʻanga|TRY Turkish lira|" +
      "TTD Trinidad and Tobago dollar|TWD New Taiwan dollar|TZS Tanzanian shilling|UAH Ukrainian hryvnia|" +
      "UGX Ugandan shilling|USD United States dollar|USN United States dollar (next day) (funds code)|" +
      "UYI Uruguay Peso en Unidades Indexadas (URUIURUI) (funds code)|UYU Uruguayan peso|" +
      "UZS Uzbekistan som|VEF Venezuelan bolívar|VND Vietnamese dong|VUV Vanuatu vatu|WST Samoan tala|" +
      "XAF CFA franc BEAC|XAG Silver (one troy ounce)|XAU Gold (one troy ounce)|" +
      "XBA European Composite Unit (EURCO) (bond market unit)|" +
      "XBB European Monetary Unit (E.M.U.-6) (bond market unit)|" +
      "XBC European Unit of Account 9 (E.U.A.-9) (bond market unit)|" +
      "XBD European Unit of Account 17 (E.U.A.-17) (bond market unit)|XCD East Caribbean dollar|" +
      "XDR Special drawing rights|XOF CFA franc BCEAO|XPD Palladium (one troy ounce)|" +
      "XPF CFP franc (franc Pacifique)|XPT Platinum (one troy ounce)|XSU SUCRE|" +
      "XTS Code reserved for testing purposes|XUA ADB Unit of Account|XXX No currency|YER Yemeni rial|" +
      "ZAR South African rand|ZMW Zambian kwacha|ZWL Zimbabwean dollar A/10",
  },
  {
    cdCls: "34",
    cdClsNm: "Purchase Status",
    rows:
      "01 Wait for Approval|02 Approved|03 Cancel Requested|04 Canceled|05 Credit Note Generated|" +
      "06 Transferred",
  },
  {
    cdCls: "35",
    cdClsNm: "Reason of Inventory Adjustment",
    rows:
      "01 Cargo Transit Out|02 Cargo Transit In|03 Adjustment In|04 Adjustment Out|05 Discarding|" +
      "06 Processing Raw|07 Processing Result",
  },
  {
    cdCls: "36",
    cdClsNm: "Bank",
    rows:
      "1 MAYFAIR BANK LIMITED|2 M-PAYMENT|3 KENYA POST OFFICE SAVINGS BANK|" +
      "4 FIRST COMMUNITY BANKS LIMITED|5 GULF AFRICAN BANK LTD|6 FAMILY BANK LTD|7 EQUITY BANK LIMITED|" +
      "8 SIDIAN BANK LIMITED|9 DIAMOND TRUST BANK LIMITED|10 HOUSING FINANCE BANK|" +
      "11 SBM BANK (KENYA) LIMITED|12 DEVELOPMENT BANK OF KENYA LIMITED|13 I&M BANK LIMITED|" +
      "14 GUARDIAN BANK LIMITED|15 VICTORIA COMMERCIAL BANK LIMITED|16 GUARANTY TRUST BANK KENYA LIMITED|" +
      "17 JAMII BORA BANK|18 PARAMOUNT UNIVERSAL BANK LIMITED|19 EQUATORIAL COMMERCIAL HOLDING LIMITED|" +
      "20 GIRO COMMERCIAL BANK LIMITED|21 NIC BANK LIMITED|22 IMPERIAL BANK LIMITED|" +
      "23 CFC STANBIC BANK KENYA LIMITED|24 CHASE BANK LIMITED|25 ACCESS BANK (KENYA) PLC|" +
      "26 CREDIT BANK LIMITED|27 CONSOLIDATED BANK OF KENYA LIMITED|28 DUBAI BANK KENYA LIMITED|" +
      "29 BANK OF AFRICA KENYA LIMITED|30 MIDDLE EAST BANK KENYA LIMITED|31 HABIB BANK A.G. ZURICH|" +
      "32 CITIBANK N.A.|33 ORIENTAL COMMERCIAL BANK LIMITED|34 NATIONAL BANK OF KENYA LTD|" +
      "35 PRIME BANK LIMITED|36 CENTRAL BANK OF KENYA|37 HABIB BANK LIMITED|" +
      "38 COMMERCIAL BANK OF AFRICA LIMITED|39 BANK OF BARODA KENYA LIMITED|40 BANK OF INDIA|" +
      "41 ABSA BANK KENYA PLC|42 STANDARD CHARTERED BANK KENYA LIMITED|43 KENYA COMMERCIAL BANK LTD|" +
      "44 AFRICAN BANKING CORP BANK LTD|45 ECO BANK LIMITED|46 UBA KENYA BANK LTD|" +
      "47 CO-OPERATIVE BANK OF KENYA LIMITED",
  },
  {
    cdCls: "37",
    cdClsNm: "Sales Receipt Type",
    rows: "S Sale|R Credit Note after Sale",
  },
  {
    cdCls: "38",
    cdClsNm: "Purchase Receipt Type",
    rows: "P Purchase|R Credit Note after Purchase",
  },
  {
    cdCls: "45",
    cdClsNm: "Tax Office",
    rows:
      "1 BUNGOMA|2 East of Nairobi|3 Eldoret|4 Embu|5 GARISSA|6 Kakamega|7 Kisii|8 Malindi|" +
      "9 Mombasa North|10 Mombasa South|12 North of Nairobi|13 South of Nairobi|14 Thika|15 VOI|" +
      "16 West of Nairobi|17 Kisumu|18 KITUI|19 KWALE|20 LAIKIPIA|21 LAMU|22 Machakos|23 MAKUENI|" +
      "24 MANDERA|25 MARSABIT|26 Meru|27 MIGORI|29 Murang'a|31 NAKURU|32 NANDI|33 NAROK|34 NYAMIRA|" +
      "35 NYANDARUA|36 Nyeri|37 SAMBURU|38 SIAYA|39 TAITA TAVETA|40 TANA RIVER|41 Tharaka-Nithi|" +
      "42 TRANS NZOIA|43 TURKANA|44 UASIN GISHU|45 VIHIGA|46 WAJIR|47 WEST POKOT|49 LTO|50 MTO|" +
      "51 KERICHO|52 Head Quarters|59 EASTLEIGH|60 LODWAR|61 NAIVASHA|64 ISIOLO|67 NAROK|68 KRAHP|" +
      "70 PUBLIC SECTOR DIVISION|83 KITALE|84 NYAHURURU|85 MARALAL|86 KERUGOYA|87 MURANGA|88 NANYUKI|" +
      "89 KIAMBU|90 KAJIADO|91 KITUI|92 MOYALE|93 HOMABAY|94 BUSIA|95 PREMIER TAX OFFICE|99 DIANI|501 HQ",
  },
  {
    cdCls: "48",
    cdClsNm: "Locale",
    rows: "en_GB English|en_sw Kiswahili|fr_FR French|ko_KR Korean",
  },
  {
    cdCls: "49",
    cdClsNm: "Category Level",
    rows: "1 Segment|2 Family|3 Class|4 Commodity",
  },
];
