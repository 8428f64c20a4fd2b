// Words of item classes: segments with their families, and the qualifiers of classes and commodities.
import type { ClassTax } from "./country.ts";

/** A segment: its two digits, its name, its families. */
export const segments: [code: string, name: string, families: string][] = [
  [
    "10",
    "Live Plant and Animal Material",
    "Live animals|Seeds and seedlings|Fertilizers|Pest control products|Cut flowers",
  ],
  [
    "11",
    "Mineral and Textile Materials",
    "Minerals and ores|Stone and sand|Raw hides|Natural fibres|Scrap metal",
  ],
  ["12", "Chemicals", "Gases|Solvents|Paint additives|Plant extracts|Acids"],
  ["14", "Paper Materials", "Printing paper|Cardboard|Tissue paper|Packing paper|Labels"],
  ["15", "Fuels and Lubricants", "Petroleum fuels|Gaseous fuels|Solid fuels|Lubricants|Greases"],
  [
    "23",
    "Industrial Machinery",
    "Milling machines|Textile machines|Food machines|Woodworking machines|Packing machines",
  ],
  ["24", "Storage and Handling", "Containers|Pallets|Shelving|Hand trucks|Packing supplies"],
  ["25", "Vehicles and Parts", "Passenger vehicles|Motorcycles|Tyres|Vehicle parts|Bicycles"],
  ["26", "Power Equipment", "Generators|Batteries|Wires and cables|Solar panels|Transformers"],
  ["27", "Tools", "Hand tools|Power tools|Measuring tools|Garden tools|Hydraulic tools"],
  ["30", "Building Materials", "Cement and lime|Roofing|Timber|Doors and windows|Plumbing fixtures"],
  ["39", "Lighting and Electrical", "Lamps|Switches|Sockets|Circuit breakers|Lighting fixtures"],
  ["42", "Medical Equipment", "Dressings|Syringes|Diagnostic kits|Hospital furniture|Gloves"],
  ["43", "Information Technology", "Computers|Phones|Network equipment|Printers|Software"],
  ["44", "Office Equipment", "Office machines|Desk supplies|Writing instruments|Filing products|Calendars"],
  ["46", "Security Equipment", "Locks|Alarms|Protective clothing|Fire extinguishers|Cameras"],
  ["47", "Cleaning Supplies", "Detergents|Brooms and brushes|Waste bags|Disinfectants|Floor machines"],
  [
    "50",
    "Food Beverage and Tobacco Products",
    "Fruits and vegetables|Beverages|Dairy products|Cereals and flour|Canned food",
  ],
  ["51", "Drugs and Pharmaceuticals", "Pain relievers|Antibiotics|Vitamins|Vaccines|Skin preparations"],
  ["52", "Domestic Appliances", "Kitchen appliances|Cookware|Bedding|Curtains|Television sets"],
  ["53", "Apparel and Personal Care", "Clothing|Footwear|Bags|Cosmetics|Jewellery"],
  ["60", "Teaching and Toys", "School books|Toys and games|Musical instruments|Art supplies|Teaching aids"],
  [
    "78",
    "Transport Services",
    "Road freight|Air freight|Passenger transport|Storage services|Courier services",
  ],
  ["80", "Business Services", "Legal services|Accounting services|Advertising|Consulting|Property rental"],
];

/** Third level: one of these before the family's name. */
export const classWords = ["Standard", "Commercial", "Household", "Industrial"];

/** Fourth level: one of these after the class. */
export const commodityWords = ["basic types", "premium types", "accessories", "parts and supplies"];

/** Fifth level: a size after the commodity. */
export const sizeWords = ["small", "medium", "large", "bulk", "single", "assorted"];

/** The class whose name is that of the country's act on the tax. */
export const actCode = "99000000";

/** Classes that are always there, with the tax of a leaf. */
export const knownClasses: [code: string, name: string, level: number, tax: ClassTax | null][] = [
  ["50202300", "Non alcoholic beverages", 3, null],
  ["50202306", "Soft drinks", 4, null],
  ["5020230602", "Soft drinks", 5, "standard"],
  ["50465900", "Canned or jarred vegetables", 4, null],
  ["5046590100", "Canned or jarred beans", 5, "standard"],
  ["30101501", "Cement and lime", 4, null],
  ["3010150101", "Cement", 5, "standard"],
  ["44111501", "Exercise and note books", 4, null],
  ["4411150101", "Exercise books", 5, "standard"],
  ["52101501", "Cookware", 4, null],
  ["5210150101", "Cooking pots", 5, "standard"],
  [actCode, "", 1, null],
  ["99010000", "Goods", 2, null],
  ["99020000", "Services", 2, null],
  ["99011000", "Exempt goods", 3, null],
  ["99012000", "Zero rated goods", 3, null],
  ["99013000", "Goods at a reduced rate", 3, null],
  ["99021000", "Exempt services", 3, null],
];

/** Rows of the exempt and special trees by their third level, with the tax. */
export const actClasses: [parent: string, tax: ClassTax, names: string][] = [
  [
    "990110",
    "exempt",
    "Live animals of the farm|Meat, fresh or chilled|Fish, fresh or chilled|Eggs in the shell|Vegetables, fresh|" +
      "Fruit, fresh|Cereals, unprocessed|Seeds for sowing|Cassava|Pulses, dried|Coffee, not roasted|Tea leaves, green|" +
      "Sugar cane|Cocoa beans|Natural honey|Animal feed|Fertilizers|Pesticides|Wheat flour|Bread|Raw milk|Cream|" +
      "School text books|Vaccines|Medicaments|Wheelchairs|Hearing aids|Mosquito nets|Solar cells|Sanitary towels",
  ],
  [
    "990120",
    "zero_rated",
    "Exported goods|Goods for free zones|Ship stores|Maize flour|Liquefied petroleum gas",
  ],
  ["990130", "reduced", "Motor spirit|Illuminating kerosene|Gas oil|Heavy diesel|Aviation fuel"],
  [
    "990210",
    "exempt",
    "Financial services|Insurance|Education|Medical services|Transport of passengers|Rental of homes",
  ],
];
