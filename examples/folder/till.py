# A till that reports a sale through the folder of `taxctl watch`. It needs Python 3.9 and no package.
#   python3 till.py FOLDER NUMBER
import json, os, sys, time
from datetime import datetime, timedelta, timezone
from pathlib import Path

if len(sys.argv) != 3:
    sys.exit("Usage: python3 till.py FOLDER NUMBER")
folder, number = Path(sys.argv[1]), sys.argv[2]

# In your till, the sale comes from its database: written again after a crash, it must be the same.
sale = {
    "invoice_no": number,
    "sale_date": datetime.now(timezone(timedelta(hours=3))).strftime("%Y%m%d"),  # in Nairobi
    "payment_type": "01",  # cash
    "items": [{"item_code": "KE2NTXU0000001", "quantity": 2, "unit_price": 58}],
}

receipt = folder / "out" / f"{number}.json"  # written last: the other forms are there too
error = folder / "out" / f"{number}.error.txt"
waiting = folder / "out" / f"{number}.waiting"
# Results of an earlier try under this name are not those of this one.
for old in (receipt, error, waiting):
    old.unlink(missing_ok=True)

# A temporary name first: a file under its real name is complete.
temporary = folder / f"{number}.json.tmp"
temporary.write_text(json.dumps(sale), encoding="utf-8")
os.replace(temporary, folder / f"{number}.json")

for _ in range(600):
    if receipt.exists():
        data = json.loads(receipt.read_text(encoding="utf-8"))
        print(f"Receipt {data['receipt_no']}: total {data['total_amount']}")
        sys.exit(0)
    if error.exists():
        print(error.read_text(encoding="utf-8"), end="")
        sys.exit(1)
    time.sleep(0.1)
print(waiting.read_text(encoding="utf-8") if waiting.exists() else "There is no result: is taxctl watch running?")
sys.exit(8)
