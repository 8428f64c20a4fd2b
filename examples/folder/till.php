<?php
// A till that reports a sale through the folder of `taxctl watch`. It needs PHP 8 and no extension.
//   php till.php FOLDER NUMBER
if ($argc !== 3) {
    exit("Usage: php till.php FOLDER NUMBER\n");
}
[, $folder, $number] = $argv;

// In your till, the sale comes from its database: written again after a crash, it must be the same.
$sale = [
    'invoice_no' => $number,
    'sale_date' => (new DateTime('now', new DateTimeZone('Africa/Nairobi')))->format('Ymd'),
    'payment_type' => '01', // cash
    'items' => [['item_code' => 'KE2NTXU0000001', 'quantity' => 2, 'unit_price' => 58]],
];

// Results of an earlier try under this name are not those of this one.
foreach (['json', 'error.txt', 'waiting'] as $ending) {
    @unlink("$folder/out/$number.$ending");
}

// A temporary name first: a file under its real name is complete.
file_put_contents("$folder/$number.json.tmp", json_encode($sale));
rename("$folder/$number.json.tmp", "$folder/$number.json");

for ($tries = 0; $tries < 600; $tries++) {
    clearstatcache();
    if (is_file("$folder/out/$number.json")) { // written last: the other forms are there too
        $receipt = json_decode(file_get_contents("$folder/out/$number.json"), true);
        echo "Receipt {$receipt['receipt_no']}: total {$receipt['total_amount']}\n";
        exit(0);
    }
    if (is_file("$folder/out/$number.error.txt")) {
        echo file_get_contents("$folder/out/$number.error.txt");
        exit(1);
    }
    usleep(100000);
}
$waiting = "$folder/out/$number.waiting";
echo is_file($waiting) ? file_get_contents($waiting) : "There is no result: is taxctl watch running?\n";
exit(8);
