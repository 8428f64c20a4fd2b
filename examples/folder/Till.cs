// A till that reports a sale through the folder of `taxctl watch`. It needs .NET 8 and no package.
//   dotnet run -- FOLDER NUMBER
using System.Text.Json;
using System.Text.Json.Nodes;

if (args.Length != 2)
{
    Console.Error.WriteLine("Usage: dotnet run -- FOLDER NUMBER");
    return 2;
}
var (folder, number) = (args[0], args[1]);

// In your till, the sale comes from its database: written again after a crash, it must be the same.
var now = TimeZoneInfo.ConvertTimeBySystemTimeZoneId(DateTimeOffset.UtcNow, "Africa/Nairobi");
var sale = new
{
    invoice_no = number,
    sale_date = now.ToString("yyyyMMdd"),
    payment_type = "01", // cash
    items = new[] { new { item_code = "KE2NTXU0000001", quantity = 2m, unit_price = 58m } },
};

string Result(string ending) => Path.Combine(folder, "out", number + ending);

// Results of an earlier try under this name are not those of this one.
foreach (var ending in new[] { ".json", ".error.txt", ".waiting" })
{
    if (File.Exists(Result(ending))) File.Delete(Result(ending));
}

// A temporary name first: a file under its real name is complete.
var temporary = Path.Combine(folder, number + ".json.tmp");
File.WriteAllText(temporary, JsonSerializer.Serialize(sale));
File.Move(temporary, Path.Combine(folder, number + ".json"), overwrite: true);

for (var tries = 0; tries < 600; tries++)
{
    if (File.Exists(Result(".json"))) // written last: the other forms are there too
    {
        var receipt = JsonNode.Parse(File.ReadAllText(Result(".json")))!;
        Console.WriteLine($"Receipt {receipt["receipt_no"]}: total {receipt["total_amount"]}");
        return 0;
    }
    if (File.Exists(Result(".error.txt")))
    {
        Console.Write(File.ReadAllText(Result(".error.txt")));
        return 1;
    }
    await Task.Delay(100);
}
Console.WriteLine(File.Exists(Result(".waiting")) ? File.ReadAllText(Result(".waiting")) : "There is no result: is taxctl watch running?");
return 8;
